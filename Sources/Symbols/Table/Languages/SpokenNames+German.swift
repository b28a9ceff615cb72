extension SpokenNames {
    static let german = """
        person | Person
        person.2 | Personen
        person.badge.plus | Person hinzufügen
        building.2 | Gebäude
        cpu | CPU
        doc | Dokument
        folder | Ordner
        link | Link
        star | Stern
        house | Haus
        bell | Glocke
        heart | Herz
        checkmark | Häkchen
        checkmark.circle | Häkchen
        exclamationmark.triangle | Warnung
        xmark | Schließen
        xmark.circle | Schließen
        tray | Ablage
        sparkles | Funkeln
        magnifyingglass | Suchen
        cloud.sun.rain | Sonne und Regen
        bolt | Blitz
        trash | Papierkorb
        safari | Safari
        message | Nachricht
        envelope | Briefumschlag
        lock | Schloss
        clock | Uhr
        square.and.pencil | Verfassen
        minus | Entfernen
        minus.circle | Entfernen
        plus | Hinzufügen
        plus.circle | Hinzufügen
        antenna.radiowaves.left.and.right | Antenne mit Funkwellen
        chevron.right | Rechts
        chevron.left | Links
        chevron.down | Nach unten
        chevron.up | Nach oben
        pencil | Bleistift
        wand.and.stars | Zauberstab
        chart.bar.xaxis | Balkendiagramm
        number | Raute
        gear | Zahnrad
        gearshape | Einstellungen
        camera | Kamera
        pawprint | Pfotenabdruck
        music.note | Musiknote
        photo | Foto
        calendar | Kalender
        phone | Telefon
        video | Video
        mic | Mikrofon
        mic.slash | Mikrofon aus
        flag | Flagge
        bookmark | Lesezeichen
        tag | Etikett
        paperplane | Papierflieger
        paperclip | Büroklammer
        map | Karte
        location | Standort
        globe | Globus
        wifi | WLAN
        wifi.slash | WLAN aus
        eye | Auge
        eye.slash | Ausgeblendet
        hand.thumbsup | Daumen hoch
        arrow.up | Pfeil nach oben
        arrow.down | Pfeil nach unten
        arrow.left | Pfeil nach links
        arrow.right | Pfeil nach rechts
        arrow.clockwise | Aktualisieren
        arrow.up.right | Pfeil nach oben rechts
        square.and.arrow.up | Teilen
        ellipsis | Mehr
        ellipsis.circle | Mehr
        line.3.horizontal | Menü
        list.bullet | Liste
        square.grid.2x2 | Raster
        info.circle | Information
        questionmark.circle | Fragezeichen
        cart | Einkaufswagen
        creditcard | Kreditkarte
        gift | Geschenk
        shield | Schild
        key | Schlüssel
        terminal | Terminal
        externaldrive | Externes Laufwerk
        server.rack | Server-Rack
        icloud | Wolke
        """
}
