/// Which families stand in for Inter, by script: an order of the project's own, where the system's would pick DejaVu
/// for Arabic and Japanese forms for Chinese.
enum ScriptFamilies {
    /// Families to try in order for a script (ISO 15924), ahead of `general`.
    static func families(script: String, han: HanRegion) -> [String] {
        switch script {
        case "Hani": han.families
        case "Hira", "Kana": HanRegion.japan.families
        case "Hang": HanRegion.korea.families
        case "Bopo": HanRegion.taiwan.families
        default: table[script] ?? []
        }
    }

    /// What is tried for every script in the end, and for symbols and punctuation, which have none.
    static func general(han: HanRegion) -> [String] {
        symbols + han.families + sharedMarks + [emoji]
    }

    static let emoji = "Noto Color Emoji"

    private static let symbols = [
        "Noto Sans", "Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Music",
    ]

    // Fonts of one script that have numbers, marks and punctuation which Unicode counts among the shared ones.
    private static let sharedMarks = [
        "Noto Serif", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Grantha",
        "Noto Serif Tibetan", "Noto Sans Georgian", "Noto Sans Runic", "Noto Sans Mongolian", "Noto Sans Buhid",
        "Noto Sans Buginese", "Noto Sans Linear B", "Noto Sans Indic Siyaq Numbers",
    ]

    /// The scripts that have families of their own, for the inventory.
    static var scripts: [String] { (table.keys + ["Hani", "Hira", "Kana", "Hang", "Bopo"]).sorted() }

    // Noto Sans Arabic is drawn to the proportions of Noto Sans, so it sits beside Inter better than Naskh or Kufi do;
    // these follow for the letters it lacks.
    private static let table: [String: [String]] = [
        "Adlm": ["Noto Sans Adlam"], "Aghb": ["Noto Sans Caucasian Albanian"], "Ahom": ["Noto Serif Ahom"],
        "Arab": ["Noto Sans Arabic", "Noto Naskh Arabic", "Noto Kufi Arabic", "Noto Nastaliq Urdu"],
        "Armi": ["Noto Sans Imperial Aramaic"], "Armn": ["Noto Sans Armenian", "Noto Serif Armenian"],
        "Avst": ["Noto Sans Avestan"], "Bali": ["Noto Sans Balinese", "Noto Serif Balinese"],
        "Bamu": ["Noto Sans Bamum"], "Bass": ["Noto Sans Bassa Vah"], "Batk": ["Noto Sans Batak"],
        "Beng": ["Noto Sans Bengali", "Noto Serif Bengali"], "Bhks": ["Noto Sans Bhaiksuki"],
        "Brah": ["Noto Sans Brahmi"], "Bugi": ["Noto Sans Buginese"], "Buhd": ["Noto Sans Buhid"],
        "Cakm": ["Noto Sans Chakma"], "Cans": ["Noto Sans Canadian Aboriginal"], "Cari": ["Noto Sans Carian"],
        "Cham": ["Noto Sans Cham"], "Cher": ["Noto Sans Cherokee"], "Chrs": ["Noto Sans Chorasmian"],
        "Copt": ["Noto Sans Coptic"], "Cpmn": ["Noto Sans Cypro Minoan"], "Cprt": ["Noto Sans Cypriot"],
        "Cyrl": ["Noto Sans", "Noto Serif"], "Deva": ["Noto Sans Devanagari", "Noto Serif Devanagari"],
        "Diak": ["Noto Serif Dives Akuru"], "Dogr": ["Noto Serif Dogra"], "Dsrt": ["Noto Sans Deseret"],
        "Dupl": ["Noto Sans Duployan"], "Egyp": ["Noto Sans Egyptian Hieroglyphs"], "Elba": ["Noto Sans Elbasan"],
        "Elym": ["Noto Sans Elymaic"], "Ethi": ["Noto Sans Ethiopic", "Noto Serif Ethiopic"],
        "Geor": ["Noto Sans Georgian", "Noto Serif Georgian"], "Glag": ["Noto Sans Glagolitic"],
        "Gong": ["Noto Sans Gunjala Gondi"], "Gonm": ["Noto Sans Masaram Gondi"], "Goth": ["Noto Sans Gothic"],
        "Gran": ["Noto Sans Grantha", "Noto Serif Grantha"], "Grek": ["Noto Sans", "Noto Serif"],
        "Gujr": ["Noto Sans Gujarati", "Noto Serif Gujarati"], "Guru": ["Noto Sans Gurmukhi", "Noto Serif Gurmukhi"],
        "Hano": ["Noto Sans Hanunoo"], "Hatr": ["Noto Sans Hatran"],
        "Hebr": ["Noto Sans Hebrew", "Noto Serif Hebrew"], "Hluw": ["Noto Sans Anatolian Hieroglyphs"],
        "Hmng": ["Noto Sans Pahawh Hmong"], "Hmnp": ["Noto Serif Nyiakeng Puachue Hmong"],
        "Hung": ["Noto Sans Old Hungarian"], "Ital": ["Noto Sans Old Italic"], "Java": ["Noto Sans Javanese"],
        "Kali": ["Noto Sans Kayah Li"], "Kawi": ["Noto Sans Kawi"], "Khar": ["Noto Sans Kharoshthi"],
        "Khmr": ["Noto Sans Khmer", "Noto Serif Khmer"], "Khoj": ["Noto Sans Khojki", "Noto Serif Khojki"],
        "Kits": ["Noto Serif Khitan Small Script"], "Knda": ["Noto Sans Kannada", "Noto Serif Kannada"],
        "Kthi": ["Noto Sans Kaithi"], "Lana": ["Noto Sans Tai Tham"],
        "Laoo": ["Noto Sans Lao", "Noto Looped Lao", "Noto Serif Lao"],
        "Latn": ["Noto Sans", "Noto Serif"], "Lepc": ["Noto Sans Lepcha"], "Limb": ["Noto Sans Limbu"],
        "Lina": ["Noto Sans Linear A"], "Linb": ["Noto Sans Linear B"], "Lisu": ["Noto Sans Lisu"],
        "Lyci": ["Noto Sans Lycian"], "Lydi": ["Noto Sans Lydian"], "Mahj": ["Noto Sans Mahajani"],
        "Maka": ["Noto Serif Makasar"], "Mand": ["Noto Sans Mandaic"], "Mani": ["Noto Sans Manichaean"],
        "Marc": ["Noto Sans Marchen"], "Medf": ["Noto Sans Medefaidrin"], "Mend": ["Noto Sans Mende Kikakui"],
        "Merc": ["Noto Sans Meroitic"], "Mero": ["Noto Sans Meroitic"],
        "Mlym": ["Noto Sans Malayalam", "Noto Serif Malayalam"], "Modi": ["Noto Sans Modi"],
        "Mong": ["Noto Sans Mongolian"], "Mroo": ["Noto Sans Mro"], "Mtei": ["Noto Sans Meetei Mayek"],
        "Mult": ["Noto Sans Multani"], "Mymr": ["Noto Sans Myanmar", "Noto Serif Myanmar"],
        "Nagm": ["Noto Sans Nag Mundari"], "Nand": ["Noto Sans Nandinagari"],
        "Narb": ["Noto Sans Old North Arabian"], "Nbat": ["Noto Sans Nabataean"], "Newa": ["Noto Sans Newa"],
        "Nkoo": ["Noto Sans N Ko"], "Nshu": ["Noto Sans Nushu", "Noto Traditional Nushu"],
        "Ogam": ["Noto Sans Ogham"], "Olck": ["Noto Sans Ol Chiki"], "Orkh": ["Noto Sans Old Turkic"],
        "Orya": ["Noto Sans Oriya", "Noto Serif Oriya"], "Osge": ["Noto Sans Osage"],
        "Osma": ["Noto Sans Osmanya"], "Ougr": ["Noto Serif Old Uyghur"], "Palm": ["Noto Sans Palmyrene"],
        "Pauc": ["Noto Sans Pau Cin Hau"], "Perm": ["Noto Sans Old Permic"], "Phag": ["Noto Sans Phags Pa"],
        "Phli": ["Noto Sans Inscriptional Pahlavi"], "Phlp": ["Noto Sans Psalter Pahlavi"],
        "Phnx": ["Noto Sans Phoenician"], "Plrd": ["Noto Sans Miao"], "Prti": ["Noto Sans Inscriptional Parthian"],
        "Rjng": ["Noto Sans Rejang"], "Rohg": ["Noto Sans Hanifi Rohingya"], "Runr": ["Noto Sans Runic"],
        "Samr": ["Noto Sans Samaritan"], "Sarb": ["Noto Sans Old South Arabian"], "Saur": ["Noto Sans Saurashtra"],
        "Sgnw": ["Noto Sans Sign Writing"], "Shaw": ["Noto Sans Shavian"], "Shrd": ["Noto Sans Sharada"],
        "Sidd": ["Noto Sans Siddham"], "Sind": ["Noto Sans Khudawadi"],
        "Sinh": ["Noto Sans Sinhala", "Noto Serif Sinhala"], "Sogd": ["Noto Sans Sogdian"],
        "Sogo": ["Noto Sans Old Sogdian"], "Sora": ["Noto Sans Sora Sompeng"], "Soyo": ["Noto Sans Soyombo"],
        "Sund": ["Noto Sans Sundanese"], "Sylo": ["Noto Sans Syloti Nagri"], "Syrc": ["Noto Sans Syriac"],
        "Tagb": ["Noto Sans Tagbanwa"], "Takr": ["Noto Sans Takri"], "Tale": ["Noto Sans Tai Le"],
        "Talu": ["Noto Sans New Tai Lue"],
        "Taml": ["Noto Sans Tamil", "Noto Sans Tamil Supplement", "Noto Serif Tamil"],
        "Tang": ["Noto Serif Tangut"], "Tavt": ["Noto Sans Tai Viet"],
        "Telu": ["Noto Sans Telugu", "Noto Serif Telugu"], "Tfng": ["Noto Sans Tifinagh"],
        "Tglg": ["Noto Sans Tagalog"], "Thaa": ["Noto Sans Thaana"], "Thai": ["Noto Sans Thai", "Noto Serif Thai"],
        "Tibt": ["Noto Sans Tibetan", "Noto Serif Tibetan"], "Tirh": ["Noto Sans Tirhuta"],
        "Tnsa": ["Noto Sans Tangsa"], "Toto": ["Noto Serif Toto"], "Ugar": ["Noto Sans Ugaritic"],
        "Vaii": ["Noto Sans Vai"], "Vith": ["Noto Serif Vithkuqi"], "Wara": ["Noto Sans Warang Citi"],
        "Wcho": ["Noto Sans Wancho"], "Xpeo": ["Noto Sans Old Persian"], "Xsux": ["Noto Sans Cuneiform"],
        "Yezi": ["Noto Serif Yezidi"], "Yiii": ["Noto Sans Yi"], "Zanb": ["Noto Sans Zanabazar Square"],
        "Zsye": [emoji],
    ]
}
