extension BaseTable {
    static let rowsMToR = """
        macbook | laptop | MacBook
        macwindow | app-window | Window
        macwindow.on.rectangle | browsers | Windows
        magicmouse | mouse-simple | Mouse
        magnifyingglass | magnifying-glass | Search
        mail | envelope-simple | Mail
        manatsign | text:₼ | Manat
        map | map-trifold | Map
        mappin | map-pin | Map pin
        mappin.and.ellipse | map-pin-line | Map pin
        medal | medal-military | Medal
        medical.thermometer | thermometer-simple | Clinical thermometer
        megaphone | megaphone | Megaphone
        menubar.rectangle | browser | Menu bar
        message | chat-circle | Message
        metronome | metronome | Metronome
        mic | microphone | Microphone
        mic.slash | microphone-slash | Microphone off
        microbe | virus | Microbe
        millsign | text:₥ | Mill
        minus | minus | Remove
        minus.circle | minus-circle | Remove
        minus.magnifyingglass | magnifying-glass-minus | Zoom out
        minus.square | minus-square | Remove
        moon | moon | Moon
        moon.stars | moon-stars | Moon and stars
        mountain.2 | mountains | Mountains
        movieclapper | film-slate | Clapperboard
        mug | coffee | Mug
        multiply | x | Multiply
        multiply.circle | x-circle | Multiply
        multiply.square | x-square | Multiply
        music.mic | microphone-stage | Stage microphone
        music.note | music-note | Music note
        music.note.list | playlist | Playlist
        nairasign | currency-ngn | Naira sign
        network | globe-simple | Network
        newspaper | newspaper | Newspaper
        nosign | prohibit | Prohibited
        note | note-blank | Note
        note.text | note | Note
        number | hash | Number sign
        octagon | octagon | Octagon
        opticaldisc | disc | Disc
        option | option | Option
        paintbrush | paint-brush-household | Paintbrush
        paintbrush.pointed | paint-brush | Fine paintbrush
        paintpalette | palette | Palette
        paperclip | paperclip | Paper clip
        paperplane | paper-plane-tilt | Paper plane
        paragraphsign | paragraph | Paragraph sign
        parentheses | brackets-round | Parentheses
        party.popper | confetti | Party popper
        pause | pause | Pause
        pause.circle | pause-circle | Pause
        pawprint | paw-print | Paw print
        peacesign | peace | Peace sign
        pencil | pencil | Pencil
        pencil.line | pencil-line | Draw
        pencil.slash | pencil-slash | Editing off
        pencil.tip.crop.circle | pencil-circle | Pencil tip
        percent | percent | Percent
        person | user | Person
        person.2 | users | People
        person.3 | users-three | Group
        person.badge.minus | user-minus | Remove person
        person.badge.plus | user-plus | Add person
        person.crop.circle | user-circle | Profile
        person.crop.circle.badge.minus | user-circle-minus | Remove profile
        person.crop.circle.badge.plus | user-circle-plus | Add profile
        person.crop.rectangle | user-rectangle | Profile
        person.crop.square | user-square | Profile
        person.fill.viewfinder | user-focus | Person in viewfinder
        person.text.rectangle | identification-card | ID card
        pesetasign | text:₧ | Peseta
        pesosign | text:₱ | Peso
        phone | phone | Phone
        phone.arrow.down.left | phone-incoming | Incoming call
        phone.arrow.up.right | phone-outgoing | Outgoing call
        phone.badge.plus | phone-plus | Add call
        phone.down | phone-disconnect | Hang up
        photo | image | Photo
        photo.on.rectangle | images | Photos
        photo.on.rectangle.angled | images | Photos
        photo.stack | images | Photos
        pianokeys | piano-keys | Piano keys
        pill | pill | Pill
        pin | push-pin-simple | Pin
        pin.slash | push-pin-simple-slash | Unpin
        pip | picture-in-picture | Picture in picture
        play | play | Play
        play.circle | play-circle | Play
        play.tv | monitor-play | Play on TV
        playpause | play-pause | Play or pause
        plus | plus | Add
        plus.app | plus-square | Add
        plus.circle | plus-circle | Add
        plus.forwardslash.minus | plus-minus | Plus or minus
        plus.magnifyingglass | magnifying-glass-plus | Zoom in
        plus.rectangle.on.folder | folder-plus | New folder
        plus.slash.minus | plus-minus | Plus or minus
        plus.square | plus-square | Add
        plusminus | plus-minus | Plus or minus
        point.3.connected.trianglepath.dotted | share-network | Connected points
        popcorn | popcorn | Popcorn
        power | power | Power
        powerplug | plug | Power plug
        powersleep | moon | Sleep
        printer | printer | Printer
        puzzlepiece | puzzle-piece | Puzzle piece
        puzzlepiece.extension | puzzle-piece | Extension
        qrcode | qr-code | QR code
        questionmark | text:? | Question mark
        questionmark.circle | question | Question mark
        quote.closing | quotes | Closing quotation mark
        radio | radio | Radio
        rainbow | rainbow | Rainbow
        rays | spinner | Rays
        record.circle | record | Record
        recordingtape | voicemail | Voicemail
        rectangle | rectangle | Rectangle
        rectangle.grid.1x2 | rows | Rows
        rectangle.grid.2x2 | squares-four | Grid
        rectangle.on.rectangle | cards | Rectangles
        rectangle.portrait.and.arrow.forward | sign-out | Sign out
        rectangle.portrait.and.arrow.right | sign-out | Sign out
        rectangle.split.3x3 | grid-nine | Split rectangle
        rectangle.stack | cards | Stack
        repeat | repeat | Repeat
        repeat.1 | repeat-once | Repeat one
        return | arrow-elbow-down-left | Return
        return.left | arrow-elbow-down-left | Return
        road.lanes | road-horizon | Road
        rosette | medal | Rosette
        rublesign | currency-rub | Ruble sign
        ruler | ruler | Ruler
        rupeesign | text:₨ | Rupee
        """
}
