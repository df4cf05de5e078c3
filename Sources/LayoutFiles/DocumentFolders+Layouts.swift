import Documents

extension DocumentFolders {
    /// Where documents of layouts may be.
    ///
    /// - Parameter program: the absolute path of the running program.
    package static func layouts(_ directories: UserDirectories, program: String?) -> Self {
        DocumentFolders("layouts", directories, isConfiguration: false, program: program)
    }
}
