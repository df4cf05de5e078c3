import TextEngine
import ToolbarFiles

extension ToolbarPurpose {
    /// What a field is for, as it tells; nil for what the protocol did not know when this was written.
    init?(_ purpose: ContentPurpose) {
        // Both count as the protocol does.
        guard let index = Int(exactly: purpose.rawValue), Self.allCases.indices.contains(index)
        else { return nil }
        self = Self.allCases[index]
    }
}
