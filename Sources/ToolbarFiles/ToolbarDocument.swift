import Documents
import KeyboardLayouts
import KeyboardToolbar

/// A toolbar as a document has it. Its members are told in docs/toolbar.md.
package struct ToolbarDocument: Sendable, Hashable {
    /// What settings call it: the file's name.
    package var name: String
    /// What it calls itself.
    package var title: String
    /// Ids of the applications that it is for.
    package var applications: [String]
    /// The fields that it is for.
    package var purposes: [ToolbarPurpose]
    /// Its items, from left to right.
    package var groups: [[ToolItemDescription]]

    package init(
        name: String, title: String, applications: [String] = [], purposes: [ToolbarPurpose] = [],
        groups: [[ToolItemDescription]]
    ) {
        self.name = name
        self.title = title
        self.applications = applications
        self.purposes = purposes
        self.groups = groups
    }

    /// Whether it has no tools: then no bar is shown.
    package var isEmpty: Bool { groups.allSatisfy(\.isEmpty) }

    /// The same groups for a toolbar that is shown. What an action does and whether it can be done is known elsewhere.
    package func toolGroups(
        isEnabled: (ToolAction) -> Bool = { _ in true },
        isOffered: (ToolAction) -> Bool = { _ in true },
        emphasis: (ToolAction) -> ToolEmphasis = { _ in .none },
        perform: @escaping (ToolAction) -> Void
    ) -> [KeyboardToolGroup] {
        groups.map { items in
            KeyboardToolGroup(
                items: items.map {
                    $0.item(
                        isEnabled: isEnabled, isOffered: isOffered, emphasis: emphasis,
                        perform: perform)
                })
        }
    }

    /// The modifiers that its tools latch and lock.
    package var modifiers: Set<Modifier> {
        Set(
            groups.joined().flatMap { [$0.tool] + $0.alternates }.compactMap {
                if case .modifier(let modifier) = $0.action { modifier } else { nil }
            })
    }

    /// Reads a document as a keyboard does.
    package static func read(
        _ bytes: [UInt8], path: String
    ) throws(DocumentProblem) -> (value: ToolbarDocument?, problems: [DocumentProblem]) {
        try read(bytes, path: path, check: nil)
    }

    /// Says what keeps a picture that is there from being shown, as the end of a sentence about it, and what to
    /// do; nil for a good one.
    package typealias PictureCheck = (_ path: String) -> (is: String, advice: String)?

    /// Reads a document.
    ///
    /// - Parameter check: looks at the pictures of its tools; nil where they are not looked for either.
    /// A tool with a mistake is left out and told; a mistake about what the toolbar is for makes it none.
    ///
    /// - Returns: nil in place of what is no toolbar.
    /// - Throws: a mistake after which nothing more can be read.
    package static func read(
        _ bytes: [UInt8], path: String, check: PictureCheck?
    ) throws(DocumentProblem) -> (value: ToolbarDocument?, problems: [DocumentProblem]) {
        let document = try YAMLDocument(bytes, path: path)
        var reader = MappingReader(document.root, path: path)
        if !reader.isMapping { return (nil, document.problems + reader.problems) }
        let name = DocumentFile.name(of: path)
        let title = reader.value("name", "a text of up to \(ToolLimits.label) characters") {
            ToolLimits.allow($0, most: ToolLimits.label) ? $0 : nil
        }
        let applications = FieldListReader.applications(&reader)
        let purposes = FieldListReader.purposes(&reader)
        let isFor = !reader.problems.contains { $0.severity == .error }
        let groups = ToolGroupReader.read(&reader, check)
        reader.finish()
        let problems = document.problems + reader.problems
        guard isFor, let groups else { return (nil, problems) }
        let toolbar = ToolbarDocument(
            name: name, title: title?.value ?? name, applications: applications,
            purposes: purposes, groups: groups)
        return (toolbar, problems)
    }

    /// Whether a document that was read is meant to be a toolbar: it has groups, or says what it is for.
    package static func isMeant(by document: YAMLDocument) -> Bool {
        guard case .mapping(let entries)? = document.root?.content else { return false }
        return entries.contains { ["groups", "applications", "purposes"].contains($0.key) }
    }
}
