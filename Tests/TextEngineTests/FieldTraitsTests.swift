import Testing
import Units

@testable import TextEngine

/// What a field is for, and what follows. Source: behaviour D.7.
@Suite struct FieldTraitsTests {
    private func field(_ purpose: ContentPurpose, _ hints: ContentHints = []) -> Field {
        Field(isActive: true, purpose: purpose, hints: hints)
    }

    private func traits(_ purpose: ContentPurpose, _ hints: ContentHints = []) -> FieldTraits {
        FieldTraits(field(purpose, hints))
    }

    private static let pads: [ContentPurpose] = [
        .digits, .number, .phone, .pin, .date, .time, .dateAndTime,
    ]

    @Test func B38_valuesAreTheProtocols() {
        let purposes: [ContentPurpose] = [
            .normal, .alpha, .digits, .number, .phone, .url, .email, .name, .password, .pin, .date,
            .time, .dateAndTime,
            .terminal,
        ]
        #expect(purposes.map(\.rawValue) == Array(0...13))
        let hints: [ContentHints] = [
            .completion, .spellcheck, .autoCapitalization, .lowercase, .uppercase, .titlecase,
            .hiddenText,
            .sensitiveData, .latin, .multiline,
        ]
        #expect(hints.map(\.rawValue) == (0..<10).map { 1 << $0 })
    }

    @Test(arguments: [ContentPurpose.normal, .alpha, .name, ContentPurpose(rawValue: 99)])
    func B38_ordinaryTextHasEverything(purpose: ContentPurpose) {
        let traits = traits(purpose)
        #expect(traits.capitals == .sentences)
        #expect(traits.smartPunctuation && traits.spacing)
        #expect(traits.suggestions && traits.corrections && traits.learning)
        #expect(traits.previews && traits.bar)
    }

    @Test(arguments: [ContentPurpose.email, .url])
    func B38_addressesAreTakenAsTheyAre(purpose: ContentPurpose) {
        let traits = traits(purpose)
        #expect(traits.capitals == .none)
        #expect(!traits.smartPunctuation && !traits.spacing && !traits.corrections)
        #expect(traits.suggestions && traits.previews && traits.bar)
    }

    /// D.9-45.
    @Test(arguments: pads)
    func B38_padsHaveNoBarAndNoPops(purpose: ContentPurpose) {
        let traits = traits(purpose)
        #expect(!traits.bar && !traits.previews && !traits.suggestions && !traits.spacing)
        #expect(traits.capitals == .none)
        #expect(FieldForm(field(purpose), adapts: true).isPad)
    }

    @Test func B38_terminalsGetWhatIsTyped() {
        let traits = traits(.terminal)
        #expect(traits.capitals == .none)
        #expect(!traits.smartPunctuation && !traits.spacing && !traits.suggestions)
        #expect(!traits.corrections && !traits.learning && !traits.bar)
        #expect(traits.previews)
    }

    @Test(arguments: [
        (ContentPurpose.normal, FieldForm.text), (.alpha, .text), (.name, .text),
        (.password, .text), (.digits, .digits),
        (.pin, .digits), (.number, .decimal), (.phone, .phone), (.url, .url), (.email, .email),
        (.date, .date),
        (.time, .time), (.dateAndTime, .dateAndTime), (.terminal, .terminal),
        (ContentPurpose(rawValue: 99), .text),
    ])
    func B38_aPurposeAsksForItsKeys(purpose: ContentPurpose, form: FieldForm) {
        #expect(FieldForm(field(purpose), adapts: true) == form)
        #expect(FieldForm(field(purpose), adapts: false) == .text)
        // What is left of a field that is gone asks for nothing.
        #expect(FieldForm(Field(isActive: false, purpose: purpose), adapts: true) == .text)
    }

    @Test func B38_returnSaysWhatItDoes() {
        #expect(ReturnPurpose(field(.normal), adapts: true) == .return)
        #expect(ReturnPurpose(field(.url), adapts: true) == .go)
        #expect(ReturnPurpose(field(.url), adapts: false) == .return)
        #expect(ReturnPurpose(field(.url, .multiline), adapts: true) == .return)
        #expect(ReturnPurpose(.none, adapts: true) == .return)
        #expect(ReturnPurpose(field(.normal), adapts: true, hint: "send") == .send)
        #expect(ReturnPurpose(field(.normal), adapts: true, hint: "yahoo") == .search)
        #expect(ReturnPurpose(field(.url), adapts: true, hint: "nonsense") == .go)
        #expect(ReturnPurpose(field(.normal, .multiline), adapts: true, hint: "send") == .return)
    }

    @Test func B38_everyOtherReturnHasTheAccent() {
        for purpose in ReturnPurpose.allCases {
            #expect(purpose.hasAccent == (purpose != .return))
        }
    }

    /// R111: what is secret is secret by its purpose and by either hint.
    @Test func R111_nothingIsGuessedOrKeptOfSecrets() {
        for secret in [
            traits(.password), traits(.pin), traits(.normal, .hiddenText),
            traits(.normal, .sensitiveData),
            traits(.normal, [.sensitiveData, .completion, .spellcheck, .autoCapitalization]),
        ] {
            #expect(!secret.suggestions && !secret.corrections && !secret.learning)
            #expect(!secret.smartPunctuation && !secret.previews && !secret.bar)
        }
        #expect(traits(.password).capitals == .none && !traits(.password).spacing)
        #expect(traits(.normal, .hiddenText).capitals == .none)
    }

    /// R113: each hint speaks for itself. Every set of the three that ask, with and without the one that forbids remembering.
    @Test(arguments: 0..<16, [ContentPurpose.normal, .name, .email, .password, .pin, .terminal])
    func R113_eachHintSwitchesOneThing(bits: Int, purpose: ContentPurpose) {
        var hints: ContentHints = []
        if bits & 1 != 0 { hints.insert(.completion) }
        if bits & 2 != 0 { hints.insert(.spellcheck) }
        if bits & 4 != 0 { hints.insert(.autoCapitalization) }
        if bits & 8 != 0 { hints.insert(.sensitiveData) }
        let traits = traits(purpose, hints)
        let takesWords = purpose == .normal || purpose == .name || purpose == .email
        let isAddress = purpose == .email
        let isSensitive = bits & 8 != 0
        let saysNothing = bits & 7 == 0
        #expect(traits.learning == (takesWords && !isSensitive))
        #expect(
            traits.suggestions == (takesWords && !isSensitive && (saysNothing || bits & 1 != 0)))
        #expect(
            traits.corrections
                == (takesWords && !isAddress && !isSensitive && (saysNothing || bits & 2 != 0)))
        #expect(
            (traits.capitals == .sentences)
                == (takesWords && !isAddress && (saysNothing || bits & 4 != 0)))
    }

    /// A done with another purpose is another field; one that only now tells its purpose is not.
    @Test func B38_aFieldWithoutAnActivationIsRecognised() {
        let now = InstantOfTests.start
        var outbox = Outbox(channels: Channels(hasVirtualKeyboard: true), staleCommits: .areTaken)
        func told(_ text: String, _ purpose: ContentPurpose) -> Field {
            var field = field(purpose)
            field.surrounding = SurroundingText(text: text, cursor: 0, anchor: 0)
            return field
        }
        _ = outbox.done(told("", .normal), isNew: true, isReport: true, at: now)
        let first = outbox.context(at: now).number
        _ = outbox.done(told("", .email), isNew: false, isReport: true, at: now)
        #expect(outbox.context(at: now).number == first)
        _ = outbox.submit(.enter, at: now)
        _ = outbox.submit(.type("secret"), at: now)
        #expect(outbox.waitingCount == 1)
        _ = outbox.done(told("", .password), isNew: false, isReport: true, at: now)
        #expect(outbox.context(at: now).number != first)
        #expect(outbox.waitingCount == 0)
    }
}
