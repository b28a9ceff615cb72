import Components
import Testing

@Suite struct NativeDigitsTests {
    @Test(arguments: [
        ("ar", "٠١٢٣٤٥٦٧٨٩"), ("ar-EG", "٠١٢٣٤٥٦٧٨٩"), ("fa", "۰۱۲۳۴۵۶۷۸۹"), ("ur", "۰۱۲۳۴۵۶۷۸۹"), ("ps", "۰۱۲۳۴۵۶۷۸۹"),
        ("ckb", "٠١٢٣٤٥٦٧٨٩"), ("hi", "०१२३४५६७८९"), ("mr", "०१२३४५६७८९"), ("ne-NP", "०१२३४५६७८९"),
        ("bn", "০১২৩৪৫৬৭৮৯"),
        ("as", "০১২৩৪৫৬৭৮৯"), ("pa", "੦੧੨੩੪੫੬੭੮੯"), ("pa-Arab-PK", "۰۱۲۳۴۵۶۷۸۹"), ("gu", "૦૧૨૩૪૫૬૭૮૯"),
        ("or", "୦୧୨୩୪୫୬୭୮୯"),
        ("ta", "௦௧௨௩௪௫௬௭௮௯"), ("te", "౦౧౨౩౪౫౬౭౮౯"), ("kn", "೦೧೨೩೪೫೬೭೮೯"), ("ml", "൦൧൨൩൪൫൬൭൮൯"), ("th", "๐๑๒๓๔๕๖๗๘๙"),
        ("lo", "໐໑໒໓໔໕໖໗໘໙"), ("bo", "༠༡༢༣༤༥༦༧༨༩"), ("my", "၀၁၂၃၄၅၆၇၈၉"), ("km", "០១២៣៤៥៦៧៨៩"), ("sat", "᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙"),
        ("ff-Adlm", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"), ("ccp", "𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿"),
    ])
    func aLanguageHasItsOwnDigits(locale: String, digits: String) {
        let text = NativeDigits.text(1_234_567_890, in: LanguageTag(locale))
        #expect(text == String(digits.dropFirst()) + String(digits.prefix(1)))
    }

    @Test(arguments: [
        "en", "de", "ja", "zh", "he", "ko", "uz", "ff", "ar-MA", "ar-DZ", "ar-TN", "ar-LY", "ar-EH", "hi-Latn",
        "ar-u-nu-latn", "und", "",
    ])
    func othersWriteZeroToNine(locale: String) {
        #expect(NativeDigits.text(1_234_567_890, in: LanguageTag(locale)) == "1234567890")
    }

    @Test func aTagMayChooseItsDigits() {
        #expect(NativeDigits.text(10, in: "en-u-nu-deva") == "१०")
        #expect(NativeDigits.text(10, in: "ar-MA-u-nu-arab") == "١٠")
        #expect(NativeDigits.text(10, in: "ar-u-nu-nonsense") == "١٠")
    }

    @Test func theWholeRangeOfIntegersCanBeWritten() {
        #expect(NativeDigits.text(.max, in: "hi") == "९२२३३७२०३६८५४७७५८०७")
        #expect(NativeDigits.text(.min, in: "hi") == "-९२२३३७२०३६८५४७७५८०८")
    }
}
