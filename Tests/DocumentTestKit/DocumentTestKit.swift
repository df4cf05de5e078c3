// DocumentTestKit: what tests of documents share: a home directory of their own (`Folder`), documents with what is said of them
// (`Mistake`), and ways to break one at random (`Damage`).
