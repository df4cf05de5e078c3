import KeyboardStyle
import Testing

@testable import SessionBus

/// Source: org.freedesktop.portal.Settings, "Description".
@Suite struct PortalValuesTests {
    @Test(
        arguments: [
            (UInt32(0), nil), (1, ColorScheme.dark), (2, ColorScheme.light), (3, nil),
            (4_294_967_295, nil),
        ] as [(UInt32, ColorScheme?)])
    func schemeFollowsItsNumber(_ number: UInt32, _ scheme: ColorScheme?) throws {
        var values = PortalValues()
        try values.take(.uint32(number), for: .colorScheme)
        #expect(values.appearance == DesktopAppearance(scheme: scheme))
    }

    @Test(arguments: [(UInt32(0), false), (1, true), (2, false)])
    func contrastAndMotionAreOneOrNothing(_ number: UInt32, _ isSet: Bool) throws {
        var values = PortalValues()
        try values.take(.uint32(number), for: .contrast)
        #expect(values.appearance == DesktopAppearance(prefersContrast: isSet))
        try values.take(.uint32(number), for: .reducedMotion)
        #expect(
            values.appearance == DesktopAppearance(prefersContrast: isSet, reducesMotion: isSet))
    }

    @Test func olderSettingsCountWhereTheNewerAreMissing() throws {
        var values = PortalValues()
        try values.take(.boolean(false), for: .enableAnimations)
        try values.take(.boolean(true), for: .highContrast)
        #expect(values.appearance == DesktopAppearance(prefersContrast: true, reducesMotion: true))
        try values.take(.uint32(0), for: .reducedMotion)
        try values.take(.uint32(0), for: .contrast)
        #expect(values.appearance == DesktopAppearance())
        values.forget(.reducedMotion)
        #expect(values.appearance == DesktopAppearance(reducesMotion: true))
    }

    @Test func animationsThatAreOnAreNoWish() throws {
        var values = PortalValues()
        try values.take(.boolean(true), for: .enableAnimations)
        #expect(values.appearance == DesktopAppearance())
    }

    @Test func wrappedValuesAreUnwrapped() throws {
        var values = PortalValues()
        try values.take(.variant(.variant(.uint32(1))), for: .colorScheme)
        #expect(values.appearance.scheme == .dark)
    }

    @Test func wrongTypeIsToldAndChangesNothing() throws {
        var values = PortalValues()
        try values.take(.uint32(1), for: .colorScheme)
        for value in [BusValue.string("dark"), .int32(2), .boolean(true), .array([.uint32(2)])] {
            #expect(throws: PortalValues.WrongType.self) {
                try values.take(.variant(value), for: .colorScheme)
            }
        }
        #expect(values.appearance.scheme == .dark)
        let error = PortalValues.WrongType(
            key: .enableAnimations, expected: "BOOLEAN", found: "STRING")
        #expect(
            error.description
                == "the desktop's setting org.gnome.desktop.interface enable-animations is ignored: "
                + "STRING instead of BOOLEAN")
    }
}
