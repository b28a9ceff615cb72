extension SpokenNames {
    static let hindi = """
        person | व्यक्ति
        person.2 | लोग
        person.badge.plus | व्यक्ति जोड़ें
        building.2 | इमारतें
        cpu | CPU
        doc | दस्तावेज़
        folder | फ़ोल्डर
        link | लिंक
        star | तारा
        house | घर
        bell | घंटी
        heart | दिल
        checkmark | सही का निशान
        checkmark.circle | सही का निशान
        exclamationmark.triangle | चेतावनी
        xmark | बंद करें
        xmark.circle | बंद करें
        tray | ट्रे
        sparkles | चमक
        magnifyingglass | खोजें
        cloud.sun.rain | धूप और बारिश
        bolt | बिजली
        trash | रद्दी
        safari | Safari
        message | संदेश
        envelope | लिफ़ाफ़ा
        lock | ताला
        clock | घड़ी
        square.and.pencil | लिखें
        minus | हटाएँ
        minus.circle | हटाएँ
        plus | जोड़ें
        plus.circle | जोड़ें
        antenna.radiowaves.left.and.right | रेडियो तरंगों वाला ऐंटेना
        chevron.right | दाएँ
        chevron.left | बाएँ
        chevron.down | नीचे
        chevron.up | ऊपर
        pencil | पेंसिल
        wand.and.stars | जादुई छड़ी
        chart.bar.xaxis | बार चार्ट
        number | संख्या चिह्न
        gear | गियर
        gearshape | सेटिंग
        camera | कैमरा
        pawprint | पंजे का निशान
        music.note | संगीत का सुर
        photo | तस्वीर
        calendar | कैलेंडर
        phone | फ़ोन
        video | वीडियो
        mic | माइक्रोफ़ोन
        mic.slash | माइक्रोफ़ोन बंद
        flag | झंडा
        bookmark | बुकमार्क
        tag | टैग
        paperplane | काग़ज़ का हवाई जहाज़
        paperclip | पेपर क्लिप
        map | नक़्शा
        location | स्थान
        globe | ग्लोब
        wifi | वाई-फ़ाई
        wifi.slash | वाई-फ़ाई बंद
        eye | आँख
        eye.slash | छिपा हुआ
        hand.thumbsup | थम्स अप
        arrow.up | ऊपर तीर
        arrow.down | नीचे तीर
        arrow.left | बायाँ तीर
        arrow.right | दायाँ तीर
        arrow.clockwise | रीफ़्रेश करें
        arrow.up.right | ऊपर दाएँ तीर
        square.and.arrow.up | शेयर करें
        ellipsis | अधिक
        ellipsis.circle | अधिक
        line.3.horizontal | मेनू
        list.bullet | सूची
        square.grid.2x2 | ग्रिड
        info.circle | जानकारी
        questionmark.circle | प्रश्न चिह्न
        cart | शॉपिंग कार्ट
        creditcard | क्रेडिट कार्ड
        gift | उपहार
        shield | ढाल
        key | चाबी
        terminal | टर्मिनल
        externaldrive | बाहरी ड्राइव
        server.rack | सर्वर रैक
        icloud | क्लाउड
        """
}
