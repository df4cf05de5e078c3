import EventLoop
import KeyboardStyle
import TestKit
import Testing
import Units

@testable import SessionBus

/// A portal in another process, on a real bus. Source: org.freedesktop.portal.Settings.
@Suite struct PortalSettingsTests {
    private static let appearance = "org.freedesktop.appearance"

    @Test(arguments: [1, 2]) func portalThatRunsIsRead(version: Int) throws {
        let room = try Room()
        let portal = try FakePortal(
            on: room.bus,
            ["--version", "\(version)", Self.appearance, "color-scheme", "uint32 1"]
                + [Self.appearance, "contrast", "uint32 1"]
                + [Self.appearance, "reduced-motion", "uint32 1"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .dark, prefersContrast: true, reducesMotion: true))
        #expect(settings.appearance.scheme == .dark)
        #expect(room.warnings.isEmpty)
        #expect(
            try portal.told().contains(
                .asked(
                    method: version == 1 ? "Read" : "ReadOne", namespace: Self.appearance,
                    key: "contrast")))
    }

    /// Debian 12's portal knows `color-scheme` only. Source: ecosystem notes, portal settings.
    @Test func olderSettingsAreReadWhereTheNewerAreMissing() throws {
        let room = try Room()
        let portal = try FakePortal(
            on: room.bus,
            ["--version", "1", Self.appearance, "color-scheme", "uint32 2"]
                + ["org.gnome.desktop.interface", "enable-animations", "false"]
                + ["org.gnome.desktop.a11y.interface", "high-contrast", "true"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .light, prefersContrast: true, reducesMotion: true))
        try portal.set("org.gnome.desktop.interface", "enable-animations", "true")
        try room.wait(for: .init(scheme: .light, prefersContrast: true))
        withExtendedLifetime(settings) {}
    }

    @Test func T13_schemeContrastAndMotionAreFollowedLive() throws {
        let room = try Room()
        let portal = try FakePortal(
            on: room.bus, [Self.appearance, "color-scheme", "uint32 2"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .light))
        try portal.set(Self.appearance, "color-scheme", "uint32 1")
        try room.wait(for: .init(scheme: .dark))
        try portal.set(Self.appearance, "contrast", "uint32 1")
        try room.wait(for: .init(scheme: .dark, prefersContrast: true))
        try portal.set(Self.appearance, "reduced-motion", "uint32 1")
        try room.wait(for: .init(scheme: .dark, prefersContrast: true, reducesMotion: true))
        #expect(room.changes.count == 4)
        withExtendedLifetime(settings) {}
    }

    @Test func portalThatAppearsLaterIsRead() throws {
        let room = try Room()
        let settings = try room.settings()
        try room.settle()
        #expect(settings.appearance == DesktopAppearance())
        let portal = try FakePortal(on: room.bus, [Self.appearance, "color-scheme", "uint32 1"])
        try room.wait(for: .init(scheme: .dark))
        withExtendedLifetime(portal) {}
    }

    @Test func portalThatRestartsIsReadAgain() throws {
        let room = try Room()
        let first = try FakePortal(on: room.bus, [Self.appearance, "color-scheme", "uint32 1"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .dark))
        first.end()
        try room.settle()
        #expect(settings.appearance.scheme == .dark, "what it told stays true")
        let second = try FakePortal(on: room.bus, [Self.appearance, "contrast", "uint32 1"])
        try room.wait(for: .init(prefersContrast: true))
        withExtendedLifetime(second) {}
    }

    @Test func whatWasToldOutlivesTheBus() throws {
        let room = try Room()
        let first = try FakePortal(on: room.bus, [Self.appearance, "color-scheme", "uint32 1"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .dark))
        first.end()
        let mute = try FakePortal(on: room.bus, ["--mute"])
        try room.turnUntil(mute, isAsked: "reduced-motion")
        try room.endBus()
        #expect(settings.appearance.scheme == .dark)
        #expect(room.changes.count == 1)
    }

    @Test func nameThatIsGivenBackAndTakenAgainIsFollowed() throws {
        let room = try Room()
        let portal = try FakePortal(on: room.bus, [Self.appearance, "color-scheme", "uint32 1"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .dark))
        try portal.release()
        // Without its name it is not the portal: nobody listens to it.
        try portal.set(Self.appearance, "color-scheme", "uint32 2")
        try room.settle()
        #expect(settings.appearance.scheme == .dark)
        try portal.own()
        try room.wait(for: .init(scheme: .light))
    }

    @Test func signalOfSomebodyElseIsIgnored() throws {
        let room = try Room()
        let portal = try FakePortal(on: room.bus, [Self.appearance, "color-scheme", "uint32 1"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .dark))
        _ = try portal.told()
        let other = try FakePortal(on: room.bus, ["--released"])
        // To our connection itself: such a signal passes the bus whatever is listened to.
        other.address(try #require(portal.asker))
        try other.set(Self.appearance, "color-scheme", "uint32 2")
        try portal.set(Self.appearance, "contrast", "uint32 1")
        try room.wait(for: .init(scheme: .dark, prefersContrast: true))
        try room.settle()
        #expect(settings.appearance.scheme == .dark)
    }

    @Test func portalIsStartedByTheBusAndOnlyOnce() throws {
        let command = PrivateBus.portalCommand([Self.appearance, "color-scheme", "'uint32 1'"])
        let room = try Room(services: [
            "org.freedesktop.portal.Desktop": command.joined(separator: " ")
        ])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .dark))
        #expect(room.changes.count == 1)
        withExtendedLifetime(settings) {}
    }

    @Test func portalIsNotStartedWhereItMustNot() throws {
        let directory = try Directory(owner: nil)
        let mark = directory.file("started")
        let room = try Room(services: [
            "org.freedesktop.portal.Desktop": "/usr/bin/touch \(mark)",
            "org.example.Later": "/bin/false",
        ])
        let settings = try room.settings(mayStartPortal: false)
        try room.settle()
        // Whatever the bus was to start before has been started when this answer comes.
        try room.settle(
            with: .bus("StartServiceByName", [.string("org.example.Later"), .uint32(0)]))
        #expect(Directory.bytes(of: mark) == nil)
        #expect(settings.appearance == DesktopAppearance())
    }

    /// What the bus starts never takes its name: the bus waits, the keyboard does not.
    @Test func R176_portalThatNeverComesBlocksNothing() throws {
        let room = try Room(services: ["org.freedesktop.portal.Desktop": "/bin/cat"])
        let settings = try room.settings()
        try room.settle()
        try room.settle()
        #expect(room.connection.nextDeadline == nil, "nothing is waited for")
        withExtendedLifetime(settings) {}
    }

    @Test func R176_portalThatNeverAnswersBlocksNothing() throws {
        let room = try Room()
        let portal = try FakePortal(on: room.bus, ["--mute"])
        let settings = try room.settings()
        try room.turnUntil(portal, isAsked: "reduced-motion")
        try room.settle()
        #expect(room.connection.nextDeadline == nil, "nothing is waited for")
        try portal.set(Self.appearance, "color-scheme", "uint32 1")
        try room.wait(for: .init(scheme: .dark))
        withExtendedLifetime(settings) {}
    }

    @Test func wrongTypesAreToldOnceAndIgnored() throws {
        let room = try Room()
        let portal = try FakePortal(
            on: room.bus,
            [Self.appearance, "color-scheme", "'dark'", Self.appearance, "contrast", "uint32 1"])
        let settings = try room.settings()
        try room.wait(for: .init(prefersContrast: true))
        try portal.set(Self.appearance, "color-scheme", "1")
        try portal.set(Self.appearance, "color-scheme", "[uint32 1]")
        try portal.set(Self.appearance, "reduced-motion", "uint32 1")
        try room.wait(for: .init(prefersContrast: true, reducesMotion: true))
        #expect(
            room.warnings == [
                "the desktop's setting org.freedesktop.appearance color-scheme is ignored: "
                    + "STRING instead of UINT32"
            ])
        withExtendedLifetime(settings) {}
    }

    @Test func changesThatChangeNothingAreNotTold() throws {
        let room = try Room()
        let portal = try FakePortal(on: room.bus, [Self.appearance, "color-scheme", "uint32 1"])
        let settings = try room.settings()
        try room.wait(for: .init(scheme: .dark))
        try portal.set(Self.appearance, "color-scheme", "uint32 1")
        try portal.set(Self.appearance, "accent-color", "(0.1, 0.2, 0.3)")
        try portal.set("org.gnome.desktop.interface", "enable-animations", "true")
        try portal.set(Self.appearance, "contrast", "uint32 1")
        try room.wait(for: .init(scheme: .dark, prefersContrast: true))
        #expect(room.changes.count == 2)
        withExtendedLifetime(settings) {}
    }

    @Test func droppedSettingsAreQuiet() throws {
        let room = try Room()
        let portal = try FakePortal(on: room.bus, [Self.appearance, "color-scheme", "uint32 1"])
        try withExtendedLifetime(try room.settings()) { try room.wait(for: .init(scheme: .dark)) }
        try portal.set(Self.appearance, "color-scheme", "uint32 2")
        try room.settle()
        #expect(room.changes.count == 1)
    }
}

/// A bus, a loop on it, and what settings tell.
private final class Room {
    let bus: PrivateBus
    let connection: BusConnection
    private(set) var changes: [DesktopAppearance] = []
    private(set) var warnings: [String] = []
    private let turning: Turning

    init(services: [String: String] = [:]) throws {
        bus = try PrivateBus(services: services)
        turning = try Turning()
        connection = try turning.connect(to: bus.address)
    }

    func settings(mayStartPortal: Bool = true) throws -> PortalSettings {
        let settings = PortalSettings(connection, mayStartPortal: mayStartPortal)
        settings.onChange = { [unowned self] in changes.append($0) }
        settings.onWarning = { [unowned self] in warnings.append($0) }
        return settings
    }

    func wait(for appearance: DesktopAppearance) throws {
        try turning.wait(for: "\(appearance) after \(changes)") { changes.last == appearance }
    }

    func settle() throws {
        try turning.settle(connection)
    }

    func turnUntil(_ portal: FakePortal, isAsked key: String) throws {
        var asked: [String] = []
        try turning.watch(for: "a question for \(key)") {
            asked += try portal.told().compactMap {
                if case .asked(_, _, let key) = $0 { key } else { nil }
            }
            return asked.contains(key)
        }
    }

    /// Turns until a call has been answered.
    func settle(with call: BusCall) throws {
        try turning.settle(connection, with: call)
    }

    func endBus() throws {
        var hasEnded = false
        connection.onEnd = { _ in hasEnded = true }
        bus.end()
        try turning.wait(for: "the end of the bus") { hasEnded }
    }
}
