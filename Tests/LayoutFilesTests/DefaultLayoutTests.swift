import LayoutFiles
import Testing

/// Which layout an environment means.
struct DefaultLayoutTests {
    private static let there = ["ar", "cs", "de", "fr", "ko", "ru", "us", "de-ch"]

    private func names(_ variables: [String: String]) -> [String] {
        DefaultLayouts({ variables[$0] }, exists: Self.there.contains).names
    }

    private func warnings(_ variables: [String: String]) -> [String] {
        DefaultLayouts({ variables[$0] }, exists: Self.there.contains).warnings
    }

    @Test func theListOfXKBComesFirst() {
        let variables = ["XKB_DEFAULT_LAYOUT": "de,us,ru", "LANG": "fr_FR.UTF-8"]
        #expect(names(variables) == ["de", "us", "ru"] && warnings(variables) == [])
    }

    @Test func XKBCallsSomeLayoutsOtherwise() {
        #expect(names(["XKB_DEFAULT_LAYOUT": "cz,kr,ara"]) == ["cs", "ko", "ar"])
        #expect(warnings(["XKB_DEFAULT_LAYOUT": "cz,kr,ara"]) == [])
    }

    @Test func thenTheLocale() {
        #expect(names(["LANG": "cs_CZ.UTF-8"]) == ["cs"])
        #expect(names(["LANG": "cs_CZ", "LC_MESSAGES": "fr_FR@euro"]) == ["fr"])
        #expect(names(["LANG": "cs_CZ", "LC_CTYPE": "ko_KR", "LC_ALL": "ru"]) == ["ru"])
        #expect(names(["LANG": "de_CH.UTF-8"]) == ["de-ch"])
        #expect(names(["LANG": "en_GB.UTF-8"]) == ["us"])
        #expect(warnings(["LANG": "en_GB.UTF-8"]) == [])
    }

    @Test func thenUS() {
        for locale in ["C", "POSIX", "C.UTF-8", ""] {
            #expect(names(["LANG": locale]) == ["us"] && warnings(["LANG": locale]) == [])
        }
        #expect(names([:]) == ["us"] && warnings([:]) == [])
        #expect(names(["LANG": "qq_QQ"]) == ["us"])
        #expect(warnings(["LANG": "qq_QQ"]) == ["LANG: there is no layout 'qq'; it is left out"])
    }

    /// The kind of report: an empty variable, and one that names nothing known, leave no keyboard at all.
    @Test func R137_emptyAndUnknownValuesCountAsUnset() {
        #expect(names(["XKB_DEFAULT_LAYOUT": ""]) == ["us"])
        #expect(
            warnings(["XKB_DEFAULT_LAYOUT": ""]) == [
                "XKB_DEFAULT_LAYOUT is empty; it counts as unset"
            ])
        #expect(names(["XKB_DEFAULT_LAYOUT": "zz"]) == ["us"])
        #expect(
            warnings(["XKB_DEFAULT_LAYOUT": "zz"]) == [
                "XKB_DEFAULT_LAYOUT: there is no layout 'zz'; it is left out"
            ])
        #expect(names(["XKB_DEFAULT_LAYOUT": "zz", "LANG": "de_DE"]) == ["de"])
        #expect(names(["XKB_DEFAULT_LAYOUT": "", "LANG": "de_DE"]) == ["de"])
        #expect(names(["XKB_DEFAULT_LAYOUT": "zz,ru,,/etc,.."]) == ["ru"])
        #expect(names(["LC_ALL": "", "LANG": "de_DE"]) == ["de"])
    }

    @Test func variantsBelongToTheirLayouts() {
        let variables = ["XKB_DEFAULT_LAYOUT": "us,ch,de", "XKB_DEFAULT_VARIANT": ",fr,neo"]
        #expect(names(variables) == ["us", "fr", "de"])
        #expect(
            warnings(variables) == [
                "XKB_DEFAULT_LAYOUT: there is no layout 'ch+fr'; 'fr' is shown",
                "XKB_DEFAULT_LAYOUT: there is no layout 'de+neo'; 'de' is shown",
            ])
    }
}
