// DocumentsTests: what YAML says, the words about what is wrong in it, and files that change while the loop turns.
//
// `path:line:column: what is wrong; what to do` is the form of every problem.
