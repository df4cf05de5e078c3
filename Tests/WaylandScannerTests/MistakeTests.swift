import Testing

@testable import WaylandScanner

/// What is said about broken files, and where.
struct MistakeTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let xml: String
        let says: String

        var testDescription: String { says }
    }

    @Test(arguments: [
        // Documents.
        Mistake(xml: "", says: "1:1: error: the document has no element"),
        Mistake(xml: "<a>\n <b>\n</a>", says: "3:1: error: </a> closes <b> of 2:2"),
        Mistake(xml: "<a>\n <b/>\n", says: "1:1: error: <a> is not closed"),
        Mistake(xml: "</a>", says: "1:1: error: </a> closes nothing"),
        Mistake(xml: "<a/><b/>", says: "1:5: error: a document has one root element"),
        Mistake(xml: "<a/>\n x", says: "2:2: error: text outside of the root element"),
        Mistake(xml: "<a b='1' b='2'/>", says: "1:10: error: attribute 'b' is given twice"),
        Mistake(xml: "<a b=1/>", says: "1:6: error: the value of attribute 'b' is not quoted"),
        Mistake(xml: "<a b/>", says: "1:5: error: attribute 'b' has no value"),
        Mistake(xml: "<a b='1", says: "1:4: error: the value of attribute 'b' does not end"),
        Mistake(xml: "<a b='1'c='2'/>", says: "1:9: error: a space is missing before an attribute"),
        Mistake(xml: "<a b='ä<'/>", says: "1:8: error: '<' in the value of attribute 'b'"),
        Mistake(xml: "<a b='&x;'/>", says: "1:7: error: '&x;' is not a known entity"),
        Mistake(xml: "<a b='&amp'/>", says: "1:7: error: '&' begins an entity without ';'"),
        Mistake(xml: "<a\n<b/>", says: "1:1: error: the tag <a> does not end"),
        Mistake(xml: "<a><!-- ", says: "1:4: error: the comment does not end"),
        // Protocols.
        Mistake(xml: "<a/>", says: "1:1: error: the root element is <protocol>, not <a>"),
        Mistake(xml: "<protocol/>", says: "1:1: error: <protocol> has no attribute 'name'"),
        Mistake(
            xml: "<protocol name='p'>\n<interfaces/></protocol>",
            says: "2:1: error: <interfaces> has no place in <protocol>"),
        Mistake(
            xml: "<protocol name='p'><interface name='1a' version='1'/></protocol>",
            says: "1:31: error: '1a' is not a name"),
        Mistake(
            xml: "<protocol name='p'><interface name='a'/></protocol>",
            says: "1:20: error: <interface> has no attribute 'version'"),
        Mistake(
            xml: "<protocol name='p'><interface name='a' version='0'/></protocol>",
            says: "1:40: error: version '0' is not a number from 1"),
        Mistake(
            xml: """
                <protocol name='p'><interface name='a' version='1'/>
                <interface name='a' version='1'/></protocol>
                """,
            says: "2:1: error: interface 'a' is described twice"),
        // Messages.
        Mistake(
            inside: "<request name='r'/>\n<request name='r'/>",
            says: "3:1: error: request 'r' is described twice"),
        Mistake(
            inside: "<event name='e'/>\n<event name='e'/>",
            says: "3:1: error: event 'e' is described twice"),
        Mistake(
            inside: "<request name='r' since='4'/>",
            says: "2:19: error: since '4' is beyond version 3 of 'toy'"),
        Mistake(
            inside: "<request name='r' since='x'/>",
            says: "2:19: error: since 'x' is not a number from 1"),
        Mistake(
            inside: "<request name='r' type='constructor'/>",
            says: "2:19: error: type 'constructor' is not 'destructor'"),
        Mistake(
            inside: """
                <request name='r' type='destructor'>
                <arg name='n' type='new_id' interface='toy'/></request>
                """,
            says: "2:1: error: destructor 'r' makes an object"),
        // Arguments.
        Mistake(
            argument: "<arg type='int'/>", says: "3:1: error: <arg> has no attribute 'name'"),
        Mistake(
            argument: "<arg name='a'/>", says: "3:1: error: <arg> has no attribute 'type'"),
        Mistake(
            argument: "<arg name='a' type='float'/>",
            says: "3:15: error: argument type 'float' is none of int, uint, fixed, string, "
                + "object, new_id, array, fd"),
        Mistake(
            argument: "<arg name='a' type='int'/>\n<arg name='a' type='int'/>",
            says: "4:1: error: argument 'a' is described twice"),
        Mistake(
            argument: "<arg name='a' type='int' allow-null='true'/>",
            says: "3:26: error: 'int' arguments cannot be null"),
        Mistake(
            argument: "<arg name='a' type='object' allow-null='yes'/>",
            says: "3:29: error: allow-null is 'true' or 'false', not 'yes'"),
        Mistake(
            argument: "<arg name='a' type='int' interface='toy'/>",
            says: "3:26: error: 'int' arguments have no interface"),
        Mistake(
            argument: "<arg name='a' type='string' enum='e'/>",
            says: "3:29: error: 'string' arguments have no enum"),
        Mistake(
            argument: "<arg name='a' type='uint' enum='e'/>",
            says: "3:1: error: there is no enum 'e' for argument 'a'"),
        Mistake(
            argument: "<arg name='a' type='new_id'/>",
            says: "3:1: error: an event's new_id 'a' names its interface"),
        Mistake(
            argument: "<arg name='a' type='new_id' interface='b'/>",
            says: "3:1: error: a new 'b' cannot be made: no file describes it"),
        // Enumerations.
        Mistake(
            inside: "<enum name='e'/>\n<enum name='e'/>",
            says: "3:1: error: enum 'e' is described twice"),
        Mistake(
            inside: "<enum name='e'><entry name='x'/></enum>",
            says: "2:16: error: <entry> has no attribute 'value'"),
        Mistake(
            inside: "<enum name='e'><entry name='x' value='0x1ffffffff'/></enum>",
            says: "2:32: error: '0x1ffffffff' is not a number of 32 bits"),
        Mistake(
            inside: "<enum name='e'><entry name='x' value='1'/>\n"
                + "<entry name='x' value='2'/></enum>",
            says: "3:1: error: entry 'x' is described twice"),
    ])
    func mistakeIsToldWithItsPlace(_ mistake: Mistake) {
        #expect(throws: ScanError.self) { try generate(mistake.xml) }
        do {
            try generate(mistake.xml)
        } catch {
            #expect("\(error)" == "toy.xml:" + mistake.says)
        }
    }

    @Test func interfaceOfTwoFilesIsToldWithBoth() {
        let xml = "<protocol name='p'><interface name='a' version='1'/></protocol>"
        let bytes = Array(xml.utf8)
        do {
            _ = try ScannerCommand.generate(.client, [("one.xml", bytes), ("two.xml", bytes)])
            Issue.record("nothing was said")
        } catch {
            let says = "two.xml:1:20: error: interface 'a' is described in one.xml too"
            #expect("\(error)" == says)
        }
    }

    @Test func missingFileIsTold() throws {
        let command = try #require(
            ScannerCommand(arguments: ["client", "--output", "/nonexistent", "/nonexistent/a.xml"]))
        do {
            try command.run()
            Issue.record("nothing was said")
        } catch {
            let says = "/nonexistent/a.xml: error: cannot be read: No such file or directory"
            #expect("\(error)" == says)
        }
    }

    @Test(arguments: [
        [], ["client"], ["both", "--output", "f", "a.xml"], ["client", "-o", "f", "a.xml"],
        ["client", "--output", "f"],
    ])
    func commandLineThatDoesNotFitIsRefused(_ arguments: [String]) {
        #expect(ScannerCommand(arguments: arguments) == nil)
    }

    private func generate(_ xml: String) throws(ScanError) {
        _ = try ScannerCommand.generate(.client, [("toy.xml", Array(xml.utf8))])
    }
}

extension MistakeTests.Mistake {
    /// A mistake on line 2, inside of an interface of version 3.
    init(inside text: String, says: String) {
        self.init(
            xml: "<protocol name='p'><interface name='toy' version='3'>\n\(text)\n"
                + "</interface></protocol>",
            says: says)
    }

    /// A mistake on line 3, inside of an event.
    init(argument text: String, says: String) {
        self.init(inside: "<event name='e'>\n\(text)\n</event>", says: says)
    }
}
