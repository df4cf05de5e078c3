import Documents

extension DocumentFolders {
    /// Where documents of toolbars may be.
    ///
    /// - Parameter program: the absolute path of the running program.
    package static func toolbars(_ directories: UserDirectories, program: String?) -> Self {
        DocumentFolders("toolbars", directories, isConfiguration: true, program: program)
    }
}
