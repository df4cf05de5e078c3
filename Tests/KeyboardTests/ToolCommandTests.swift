import KeyboardView
import KeyboardLayouts
import Behavior
import DocumentTestKit
import EventLoop
import Glibc
import KeyboardToolbar
import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Tools that run a program. Source: docs/toolbar.md, `command`.
@Suite(.timeLimit(.minutes(1))) struct ToolCommandTests {
    /// Turns until every program that was started has ended.
    private func waitForPrograms(_ rig: Rig) throws {
        while rig.keyboard.programs.count > 0 { try rig.loop.turn(.untilSomethingHappens) }
    }

    private func content(of path: String) throws -> String {
        let file = unsafe try #require(unsafe fopen(path, "r"), "there is no \(path)")
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// A room with a script that writes its arguments and its number into a file.
    private func room() throws -> (ToolRoom, script: String, out: String) {
        let room = try ToolRoom()
        let (script, out) = (room.folder.path("tell args"), room.folder.path("out"))
        try room.folder.write(
            "#!/bin/sh\nprintf '%s|' \"$@\" >'\(out).new'\necho $$ >'\(out).pid'\n"
                + "mv '\(out).new' '\(out)'\n", to: "tell args")
        try #require(unsafe chmod(script, 0o700) == 0)
        return (room, script, out)
    }

    @Test func theArgumentsArriveAsTheyAreWithoutAShell() throws {
        let (room, script, out) = try room()
        try room.write(
            "groups: [[{command: ['\(script)', 'a b', '*', '$HOME', '; touch x', '`id`', '', ü], label: T}]]\n",
            to: "mine")
        let rig = try room.rig("mine")
        try rig.tapTool(0, 0)
        try waitForPrograms(rig)
        #expect(try content(of: out) == "a b|*|$HOME|; touch x|`id`||ü|")
        // Its end has been taken note of: the system knows it no more.
        let number = try #require(pid_t(content(of: out + ".pid").filter(\.isNumber)))
        #expect(kill(number, 0) == -1 && errno == ESRCH)
        #expect(rig.warnings == [] && rig.text == "" && rig.isShown)
        #expect(rig.nextDeadline == nil)
        try rig.hit(.character("a"))
        #expect(rig.text == "a")
    }

    @Test func aMissingProgramIsOneClearWarning() throws {
        let room = try ToolRoom([
            "mine": "groups: [[{command: [glasschord-no-such-program, secret], label: T}]]\n"
        ])
        let rig = try room.rig("mine")
        try rig.tapTool(0, 0)
        #expect(rig.warnings.count == 1)
        let line = try #require(rig.warnings.first)
        #expect(
            line.hasPrefix("toolbar: ") && line.contains("glasschord-no-such-program")
                && line.contains("No such file or directory"), "\(line)")
        #expect(rig.keyboard.programs.count == 0)
    }

    @Test func aKioskRunsNothing() throws {
        let (room, script, out) = try room()
        try room.write(
            "groups: [[{command: ['\(script)'], label: T}, {text: a, alternates: [b, {command: ['\(script)'], label: U}]}]]\n",
            to: "mine")
        let rig = try room.rig("mine", [.kiosk: "on"])
        #expect(rig.isEnabled(0, 0) == false && rig.isEnabled(0, 1) == true)
        try rig.tapTool(0, 0)
        #expect(rig.keyboard.programs.count == 0)
        #expect(rig.warnings.isEmpty)
        // What is offered beside other tools is left out.
        #expect(rig.toolContent[ToolAddress(group: 0, item: 1)]?.choices.map(\.label) == ["b"])
        try rig.pick(0, of: 0, 1)
        #expect(rig.text == "b" && rig.keyboard.programs.count == 0 && !exists(out))
        // Settings change while it runs.
        try rig.chooseTools("mine", [.kiosk: "off"])
        #expect(rig.isEnabled(0, 0) == true)
        #expect(rig.toolContent[ToolAddress(group: 0, item: 1)]?.choices.count == 2)
        try rig.tapTool(0, 0)
        try waitForPrograms(rig)
        #expect(exists(out))
    }

    /// Signals that the keyboard holds back, and sockets that it has, are none of the program's.
    @Test func aProgramInheritsNothingOfOurs() throws {
        let room = try ToolRoom()
        let out = room.folder.path("out")
        try room.write(
            "groups: [[{command: [sh, -c, 'grep SigBlk /proc/self/status >\(out); ls -l /proc/self/fd >>\(out)'], label: T}]]\n",
            to: "mine")
        let rig = try room.rig("mine")
        try rig.tapTool(0, 0)
        try waitForPrograms(rig)
        let lines = try content(of: out).split(separator: "\n")
        #expect(lines.first?.hasSuffix("\t0000000000000000") == true)
        let ours = rig.connectionName
        #expect(ours.hasPrefix("socket:"))
        for line in lines.dropFirst() where line.contains(" -> ") {
            for name in [ours, "eventpoll", "timerfd", "inotify", "pidfd", "memfd"] {
                #expect(!line.contains(name), "\(line)")
            }
            if line.contains(" 0 -> ") { #expect(line.hasSuffix("/dev/null")) }
        }
    }

    /// The keyboard ends before the program does.
    @Test func aProgramOutlivesTheKeyboard() throws {
        let (room, script, out) = try room()
        try room.folder.write(
            "#!/bin/sh\nread line <'\(out).fifo'\nexec '\(script)' \"$line\"\n", to: "wait")
        try #require(unsafe chmod(room.folder.path("wait"), 0o700) == 0)
        try #require(unsafe mkfifo(out + ".fifo", 0o600) == 0)
        try room.write(
            "groups: [[{command: ['\(room.folder.path("wait"))'], label: T}]]\n", to: "mine")
        do {
            let rig = try room.rig("mine")
            try rig.tapTool(0, 0)
            #expect(rig.keyboard.programs.count == 1)
        }
        let fifo = unsafe open(out + ".fifo", O_WRONLY)
        try #require(unsafe write(fifo, "go\n", 3) == 3)
        // Whoever reads it to its end has waited for the program.
        close(fifo)
        let end = MonotonicClock().now + 20_000
        while !exists(out), MonotonicClock().now < end { sched_yield() }
        #expect(try content(of: out) == "go|")
    }
}
