import CLinux
import Glibc

/// A session bus of its own (dbus-daemon), with its socket in a directory of its own. Owner: the test; `deinit` ends it.
package final class PrivateBus {
    /// The bus's address in D-Bus's written form.
    package let address: String
    package let directory: Directory
    private let process: ChildProcess

    /// Starts the bus and waits until it listens.
    ///
    /// - Parameter services: what the bus may start: for each name the command line.
    package init(services: [String: String] = [:]) throws(SessionError) {
        directory = try Directory(owner: nil)
        let socket = directory.file("bus")
        let folder = directory.file("services")
        guard unsafe mkdir(folder, 0o700) == 0 else {
            throw SessionError("cannot make \(folder): \(SystemError.current)")
        }
        for (name, command) in services {
            try Directory.write(
                "[D-BUS Service]\nName=\(name)\nExec=\(command)\n", to: "\(folder)/\(name).service")
        }
        try directory.write(
            Self.configuration(socket: socket, services: folder), to: "bus.conf")
        process = try ChildProcess(
            [
                "dbus-daemon", "--nofork", "--nopidfile", "--print-address=1",
                "--config-file=\(directory.file("bus.conf"))",
            ],
            environment: Environment.session(home: directory.path), output: .lines,
            errors: .file(directory.file("bus-errors.log")))
        address = try process.lines.next(until: Deadline())
    }

    /// What programs on this bus are started with.
    package var environment: [String: String] {
        Environment.session(home: directory.path).merging(["DBUS_SESSION_BUS_ADDRESS": address]) {
            $1
        }
    }

    /// The command that starts a settings portal on this bus, for `services`.
    package static func portalCommand(_ arguments: [String]) -> [String] {
        ["/usr/bin/python3", "-B", TestApplications.path(of: "portal.py")] + arguments
    }

    /// Ends the bus; returns when it has gone.
    package func end() {
        process.end()
    }

    private static func configuration(socket: String, services: String) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>unix:path=\(socket)</listen>
          <servicedir>\(services)</servicedir>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>

        """
    }
}
