/// Which item's choices `render` shows, as GROUP.ITEM or GROUP.ITEM:SELECTED; all count from 0.
struct PickerRequest: Sendable, Equatable {
    let group: Int
    let item: Int
    let selected: Int

    init?(_ text: String) {
        func number(_ digits: Substring) -> Int? {
            digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) : nil
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let place = parts.first, parts.count <= 2 else { return nil }
        let numbers = place.split(separator: ".", omittingEmptySubsequences: false).map(number)
        guard numbers.count == 2, let group = numbers[0], let item = numbers[1] else { return nil }
        guard parts.count == 2 else {
            self.group = group
            self.item = item
            selected = 0
            return
        }
        guard let selected = number(parts[1]) else { return nil }
        self.group = group
        self.item = item
        self.selected = selected
    }
}
