/// The designs to choose from; there is always one.
public struct DesignCatalog: Sendable, Hashable {
    /// Oldest release first.
    public let designs: [NativeDesign]
    public let newest: NativeDesign
    private let oldest: NativeDesign
    /// Designs that are shown only to who names them.
    public let variants: [NativeDesign]

    /// Of two designs with one release, the one named later counts as newer; of two with one id, it is the one that is found.
    ///
    /// - Parameter variants: never chosen by themselves.
    public init(
        _ first: NativeDesign, _ others: NativeDesign..., variants: [NativeDesign] = []
    ) {
        var newest = first
        var oldest = first
        for design in others {
            if design.release >= newest.release { newest = design }
            if design.release < oldest.release { oldest = design }
        }
        self.newest = newest
        self.oldest = oldest
        self.variants = variants
        designs = ([first] + others).sorted { $0.release < $1.release }
    }

    /// The designs of this build.
    public static let shipped = DesignCatalog(.ios18, .ios26, variants: [.ios26Thin])

    /// Which design a setting means.
    ///
    /// - Parameters:
    ///   - id: the design to hold, or nil for the newest that the environment has.
    ///   - release: what the environment is; nil is as new as the newest design.
    ///
    /// Source: theming guide, Design snapshots; behaviour A.7, rules 1 to 4.
    public func choice(id: String?, release: DesignRelease? = nil) -> DesignChoice {
        guard let id else { return .automatic(automatic(release)) }
        // Even one that is newer than the environment: the look is held deliberately.
        if let held = (variants + designs).last(where: { $0.id == id }) { return .held(held) }
        return .unknown(id: id, automatic(release))
    }

    private func automatic(_ release: DesignRelease?) -> NativeDesign {
        guard let release else { return newest }
        return designs.last { $0.release <= release } ?? oldest
    }
}
