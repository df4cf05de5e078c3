// SettingsTests: settings and themes, the words about what is wrong in them, and files that change while the loop turns.
//
// What is expected stands in docs/settings.md and in the doc comments of room Settings; `path:line:column: what is wrong;
// what to do` is the form of every problem.
