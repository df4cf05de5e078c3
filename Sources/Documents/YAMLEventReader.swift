import CYAML

/// Reads a document event by event.
///
/// Owner of the parser and of the bytes that it reads: this object, until `deinit`.
@safe final class YAMLEventReader {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>
    private let bytes: [UInt8]
    private let path: String

    /// - Parameter bytes: UTF-8 without a byte order mark.
    init(_ bytes: [UInt8], path: String) throws(DocumentProblem) {
        self.bytes = bytes
        self.path = path
        unsafe input = .allocate(capacity: max(bytes.count, 1))
        _ = unsafe input.initialize(from: bytes)
        unsafe parser = .allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        guard unsafe yaml_parser_initialize(parser) == 1 else { throw Self.noMemory(path) }
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }

    deinit {
        // All zero after an initialisation that failed, which deleting accepts.
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    /// The next event; nothing may be read after `streamEnd` or an error.
    func next() throws(DocumentProblem) -> YAMLEvent {
        while true {
            var event = unsafe yaml_event_t()
            guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw mistake() }
            defer { unsafe yaml_event_delete(&event) }
            if let kind = unsafe Self.kind(of: event) {
                return YAMLEvent(
                    kind: kind, place: unsafe DocumentPlace(event.start_mark),
                    anchor: unsafe Self.anchor(of: event))
            }
        }
    }

    /// Nil for what tells nothing.
    private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
        switch unsafe event.type {
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_STREAM_END_EVENT: return .streamEnd
        case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            return .scalar(
                unsafe String(decoding: value, as: UTF8.self),
                isPlain: unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE)
        case YAML_SEQUENCE_START_EVENT: return .sequenceStart
        case YAML_MAPPING_START_EVENT: return .mappingStart
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
        default: return nil
        }
    }

    private static func anchor(of event: yaml_event_t) -> String? {
        switch unsafe event.type {
        case YAML_SCALAR_EVENT: unsafe text(event.data.scalar.anchor)
        case YAML_SEQUENCE_START_EVENT: unsafe text(event.data.sequence_start.anchor)
        case YAML_MAPPING_START_EVENT: unsafe text(event.data.mapping_start.anchor)
        default: nil
        }
    }

    private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        guard let bytes = unsafe bytes else { return nil }
        return unsafe String(cString: bytes)
    }

    private func mistake() -> DocumentProblem {
        let failed = unsafe parser.pointee
        switch unsafe failed.error {
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
            let problem = unsafe failed.problem.map { unsafe String(cString: $0) } ?? ""
            let mistake = unsafe SyntaxMistake(
                problem: problem, at: DocumentPlace(failed.problem_mark),
                context: failed.context == nil ? nil : DocumentPlace(failed.context_mark),
                next: scalar(after: Int(failed.problem_mark.index)))
            return mistake.problem(in: path)
        case YAML_READER_ERROR:
            let place = unsafe DocumentPlace(ofByte: failed.problem_offset, in: bytes)
            let number = unsafe String(failed.problem_value, radix: 16, uppercase: true)
            return DocumentProblem(
                path, place, "character U+\(number) does not belong in a document",
                advice: "remove it")
        default: return Self.noMemory(path)
        }
    }

    /// The character at an offset in characters. Looked for only once, after an error.
    private func scalar(after count: Int) -> Unicode.Scalar? {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.dropFirst(count).first
    }

    private static func noMemory(_ path: String) -> DocumentProblem {
        DocumentProblem(path, nil, "no memory to read it", advice: "close other programs")
    }
}

extension DocumentPlace {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}
