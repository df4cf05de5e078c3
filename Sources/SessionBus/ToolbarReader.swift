/// Reads what an application wants in its toolbar, and says where something is wrong.
///
/// Members that we do not know are left aside: a newer application may say more. Those that we know must have their types.
struct ToolbarReader {
    private var itemsLeft = ToolbarLimits.items

    /// - Parameter groups: of the type `aaa{sv}`, as the message's signature has told.
    static func read(_ groups: BusValue) throws(BusError) -> [[RegisteredItem]] {
        var reader = ToolbarReader()
        return try reader.groups(groups)
    }

    /// An application's id: what the compositor calls its windows.
    static func applicationID(_ text: String) throws(BusError) -> String {
        if text.isEmpty {
            throw .invalidArguments("app_id is empty: give the app_id of your windows")
        }
        try check(text, bytes: ToolbarLimits.nameBytes, "app_id")
        return text
    }

    private mutating func groups(_ value: BusValue) throws(BusError) -> [[RegisteredItem]] {
        let groups = value.elements
        if groups.count > ToolbarLimits.groups {
            throw .limitsExceeded(
                "\(groups.count) groups: give at most \(ToolbarLimits.groups)")
        }
        var result: [[RegisteredItem]] = []
        for (number, group) in groups.enumerated() {
            result.append(try items(group, of: number))
        }
        return result
    }

    private mutating func items(
        _ value: BusValue, of group: Int
    ) throws(BusError) -> [RegisteredItem] {
        var result: [RegisteredItem] = []
        for (number, item) in value.elements.enumerated() {
            itemsLeft -= 1
            if itemsLeft < 0 {
                throw .limitsExceeded(
                    "group \(group), item \(number): a toolbar has at most \(ToolbarLimits.items) items, in all groups together"
                )
            }
            result.append(try Self.item(item, "group \(group), item \(number)"))
        }
        return result
    }

    private static func item(_ value: BusValue, _ place: String) throws(BusError) -> RegisteredItem
    {
        var item = RegisteredItem(try tool(value, place))
        let itemPlace = place
        for (key, value) in value.members {
            let place = "\(place), \(key)"
            switch key {
            case "id": item.id = try name(value, place)
            case "enabled": item.isEnabled = try boolean(value, place)
            case "style": item.style = try style(value, place)
            case "alternates": item.alternates = try alternates(value, of: itemPlace)
            default: break
            }
        }
        return item
    }

    private static func alternates(
        _ value: BusValue, of item: String
    ) throws(BusError) -> [RegisteredTool] {
        guard case .array(let elements) = value, elements.allSatisfy(\.isDictionary) else {
            throw wrongType(value, "aa{sv}", "\(item), alternates")
        }
        if elements.count > ToolbarLimits.alternates {
            throw .limitsExceeded(
                "\(item): \(elements.count) alternates: give at most \(ToolbarLimits.alternates)")
        }
        var result: [RegisteredTool] = []
        for (number, element) in elements.enumerated() {
            result.append(try tool(element, "\(item), alternate \(number)"))
        }
        return result
    }

    private static func tool(_ value: BusValue, _ place: String) throws(BusError) -> RegisteredTool
    {
        var tool = RegisteredTool()
        for (key, value) in value.members {
            let place = "\(place), \(key)"
            switch key {
            case "text": tool.text = try text(value, place)
            case "symbol": tool.symbol = try name(value, place)
            case "label": tool.label = try name(value, place)
            default: break
            }
        }
        if tool.text == nil, tool.symbol == nil {
            throw .invalidArguments(
                "\(place) shows nothing: give a text or a symbol that is not empty")
        }
        return tool
    }

    /// An empty text counts as none.
    private static func text(_ value: BusValue, _ place: String) throws(BusError) -> String? {
        guard case .string(let text) = value else { throw wrongType(value, "s", place) }
        try check(text, bytes: ToolbarLimits.textBytes, place)
        if text.count > ToolbarLimits.characters {
            throw .limitsExceeded(
                "\(place): \(text.count) characters: give at most \(ToolbarLimits.characters)")
        }
        return text.isEmpty ? nil : text
    }

    private static func name(_ value: BusValue, _ place: String) throws(BusError) -> String? {
        guard case .string(let text) = value else { throw wrongType(value, "s", place) }
        try check(text, bytes: ToolbarLimits.nameBytes, place)
        return text.isEmpty ? nil : text
    }

    private static func boolean(_ value: BusValue, _ place: String) throws(BusError) -> Bool {
        guard case .boolean(let isSet) = value else { throw wrongType(value, "b", place) }
        return isSet
    }

    private static func style(
        _ value: BusValue, _ place: String
    ) throws(BusError) -> RegisteredItem.Style {
        guard case .string(let word) = value else { throw wrongType(value, "s", place) }
        guard let style = RegisteredItem.Style(rawValue: word) else {
            throw .invalidArguments("\(place) is none: give primary or secondary")
        }
        return style
    }

    /// Bytes, and no character that would change what stands beside it.
    private static func check(_ text: String, bytes: Int, _ place: String) throws(BusError) {
        if text.utf8.count > bytes {
            throw .limitsExceeded("\(place): \(text.utf8.count) bytes: give at most \(bytes)")
        }
        if text.unicodeScalars.contains(where: isForbidden) {
            throw .invalidArguments(
                "\(place) has a control character: leave those out, and those for the direction of text"
            )
        }
    }

    /// Source: Unicode, general category Cc, line and paragraph separators, property Bidi_Control.
    private static func isForbidden(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func wrongType(
        _ value: BusValue, _ expected: String, _ place: String
    ) -> BusError {
        .invalidArguments(
            "\(place) has the type \(value.signature ?? value.typeName): give \(expected)")
    }
}

extension BusValue {
    /// What an array holds; nothing for another type.
    fileprivate var elements: [BusValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// What a dictionary `a{sv}` holds, each value without its variant.
    fileprivate var members: [(key: String, value: BusValue)] {
        elements.compactMap { entry in
            guard case .entry(.string(let key), .variant(let value)) = entry else { return nil }
            return (key, value)
        }
    }

    /// Whether it is an `a{sv}`; an empty array may be one.
    fileprivate var isDictionary: Bool {
        guard case .array(let entries) = self else { return false }
        return entries.allSatisfy { entry in
            if case .entry(.string, .variant) = entry { true } else { false }
        }
    }
}
