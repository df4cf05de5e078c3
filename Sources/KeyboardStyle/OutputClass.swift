import Units

/// What kind of output the keyboard is on, and which way up. Source: behaviour A.4, class.
public enum OutputClass: Sendable, Hashable, CaseIterable {
    case phonePortrait
    case phoneLandscape
    case tabletPortrait
    case tabletLandscape

    /// From this length of the shorter side on, an output is a tablet's.
    private static let tabletShorterSide: Points = 600

    /// The class of an output of a logical size.
    public init(of output: Size) {
        let isTablet = min(output.width, output.height) >= Self.tabletShorterSide
        let isLandscape = output.width > output.height
        self =
            switch (isTablet, isLandscape) {
            case (false, false): .phonePortrait
            case (false, true): .phoneLandscape
            case (true, false): .tabletPortrait
            case (true, true): .tabletLandscape
            }
    }
}
