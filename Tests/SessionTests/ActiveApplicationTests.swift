import Surfaces
import TestKit
import Testing

extension SessionTests {
    /// Which application has the focus, as a real compositor tells it.
    @Suite struct ActiveApplications {
        @Test func swaysFocusIsFollowed() throws {
            let session = try SwaySession()
            let client = try ApplicationClient(in: session)
            #expect(client.application.isAvailable)
            client.application.start()
            let window = try EntryWindow(in: session)
            let name = try #require(try session.focusedApplication())
            try client.run { client.application.applicationID == name }
            let terminal = try Terminal(in: session)
            try client.run { client.application.applicationID == "foot" }
            for _ in 0..<3 {
                try session.command("[app_id=\"\(name)\"]", "focus")
                try client.run { client.application.applicationID == name }
                try session.command("[app_id=\"foot\"]", "focus")
                try client.run { client.application.applicationID == "foot" }
            }
            terminal.close()
            try client.run { client.application.applicationID == name }
            try window.close()
            try client.run { client.application.applicationID == nil }
            client.application.stop()
            client.application.start()
            let another = try Terminal(in: session)
            try client.run { client.application.applicationID == "foot" }
            withExtendedLifetime(another) {}
        }

        /// The class stands for what only Wayland's windows say.
        @Test func windowsOfX11HaveTheirClass() throws {
            var configuration = SessionConfiguration()
            configuration.hasXwayland = true
            let session = try SwaySession(configuration)
            let client = try ApplicationClient(in: session)
            client.application.start()
            let terminal = try Terminal(.xterm, in: session)
            try client.run { client.application.applicationID == "XTerm" }
            withExtendedLifetime(terminal) {}
        }
    }
}
