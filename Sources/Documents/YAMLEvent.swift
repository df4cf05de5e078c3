/// What libyaml finds next in a document. Source: libyaml, `yaml_event_type_t`.
struct YAMLEvent {
    enum Kind {
        case documentStart
        case alias(String)
        case scalar(String, isPlain: Bool)
        case sequenceStart
        case mappingStart
        /// The end of the sequence or mapping that began last.
        case collectionEnd
        case documentEnd
        case streamEnd
    }

    let kind: Kind
    let place: DocumentPlace
    /// The name by which aliases repeat the value that begins here.
    let anchor: String?
}
