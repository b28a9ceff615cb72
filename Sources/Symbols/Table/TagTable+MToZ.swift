extension TagTable {
    static let rowsMToZ = """
        macwindow | app, window, screen
        magnifyingglass | find, look up, lens, zoom
        map | directions, navigation, place
        mappin | place, location, address, marker
        mappin.and.ellipse | place, location, address, marker
        medal | award, achievement, rank
        megaphone | announcement, marketing, promote
        message | chat, text, sms, bubble, talk
        mic | audio, record, voice, dictation
        mic.slash | mute, silence, no audio
        minus | subtract, less, delete
        minus.circle | subtract, less, delete
        minus.magnifyingglass | shrink, farther
        moon | night, dark mode, sleep
        moon.stars | night, sleep, clear sky
        mountain.2 | landscape, hiking, nature
        movieclapper | film, director, cinema
        music.mic | karaoke, sing, vocal
        music.note | song, audio, melody, tune
        music.note.list | queue, songs, tracks
        network | internet, web, connection
        newspaper | news, press, article
        nosign | forbidden, ban, block, not allowed
        note | sticky, memo
        note.text | memo, notes, sticky
        number | hash, hashtag, pound, channel
        opticaldisc | cd, dvd, disk
        option | alt, key, modifier
        paintbrush | paint, style, theme
        paintbrush.pointed | paint, art, style
        paintpalette | color, art, theme, design
        paperclip | attachment, attach, file
        paperplane | send, submit, message
        party.popper | celebration, confetti, tada
        pause | hold, break, wait
        pawprint | pet, animal, dog, cat
        pencil | edit, write, draw
        pencil.line | edit, write, sketch
        pencil.slash | read only, no editing
        percent | discount, rate, math
        person | user, account, contact, human, member
        person.2 | users, team, friends, contacts, group
        person.3 | team, community, users, crowd
        person.badge.minus | remove user, unfriend, delete contact
        person.badge.plus | invite, add user, new contact, sign up
        person.crop.circle | avatar, account, user, portrait
        person.crop.square | avatar, account, user, portrait
        person.text.rectangle | identity, business card, contact card, licence
        phone | call, telephone, dial, contact
        phone.arrow.down.left | receive call, ringing
        phone.arrow.up.right | dial, call out
        phone.down | end call, disconnect, decline
        photo | image, picture, gallery
        photo.on.rectangle | images, gallery, album
        pill | medicine, drug, capsule
        pin | stick, keep, favorite
        pin.slash | detach, remove pin
        pip | video, overlay, floating
        play | start, video, run
        plus | new, create, insert
        plus.circle | new, create, insert
        plus.magnifyingglass | enlarge, magnify, closer
        plus.square | new, create, insert
        point.3.connected.trianglepath.dotted | nodes, graph, share, network
        power | on, off, shut down, restart
        powerplug | electricity, outlet, charge
        printer | print, paper
        puzzlepiece | plugin, extension, addon
        qrcode | scan, code, matrix
        questionmark.circle | help, support, faq, unknown
        quote.closing | citation, quote
        record.circle | rec, capture, live
        recordingtape | answering machine, message
        rectangle.portrait.and.arrow.forward | logout, log out, sign out, exit
        rectangle.portrait.and.arrow.right | logout, log out, sign out, exit, log out, exit, leave
        rectangle.stack | cards, albums, collection
        repeat | loop, again
        repeat.1 | loop, once, again
        return | enter, newline, key
        rosette | award, ribbon, prize
        ruler | measure, length
        safari | browser, web, compass, explore
        scissors | cut, trim, clip
        scope | aim, crosshair, sight
        scroll | script, parchment, history
        server.rack | server, data center, hosting, backend
        shield | security, protection, safe, defense
        shield.slash | insecure, risk, off
        shift | uppercase, key, modifier
        shippingbox | parcel, delivery, box, product
        shower | bath, bathroom, wash
        shuffle | random, mix
        sidebar.left | panel, navigation, pane
        signature | sign, autograph, contract
        simcard | mobile, carrier, phone
        slider.horizontal.3 | filter, settings, adjust, controls
        slider.vertical.3 | equalizer, adjust, controls
        snowflake | cold, winter, freeze
        soccerball | football, sport, game
        sofa | couch, living room, furniture
        sparkles | ai, magic, new, clean
        speaker.slash | mute, silent, no sound
        speaker.wave.2 | sound, audio, loud
        speaker.wave.3 | sound, audio, loud
        speedometer | speed, dashboard, performance
        square.and.arrow.down | save, import, get
        square.and.arrow.up | export, send, upload, action
        square.and.pencil | edit, write, new, note
        square.dashed | marquee, placeholder, empty
        square.grid.2x2 | apps, dashboard, tiles, gallery
        square.grid.3x3 | apps, dashboard, tiles
        square.on.square | copy, clone
        square.stack.3d.up | levels, stack, sheets
        star | favorite, rating, bookmark
        star.leadinghalf.filled | rating, review
        sterlingsign | money, price, currency, gbp
        stethoscope | doctor, medical, health
        stop | end, halt
        stopwatch | timer, lap, time
        storefront | shop, market, retail
        strikethrough | cross out, delete, format
        suitcase | travel, luggage, baggage
        sum | sigma, total, math
        sun.max | weather, day, bright, light mode, brightness
        sun.min | brightness, low light
        sunglasses | shades, cool, summer
        syringe | vaccine, injection, needle
        tablecells | spreadsheet, grid, rows, columns
        tag | label, price, category
        target | goal, aim, bullseye
        tent | camping, outdoors
        terminal | console, command line, shell, prompt
        text.aligncenter | paragraph, middle, layout
        text.alignleft | paragraph, left, layout
        text.alignright | paragraph, right, layout
        text.badge.plus | new item, queue
        text.bubble | chat, comment, message
        textformat | font, size, typography, letters
        thermometer.medium | temperature, weather, fever
        ticket | event, admission, pass
        timer | countdown, time, stopwatch
        toilet | wc, restroom, bathroom
        touchid | fingerprint, biometric, login
        tram | train, transit, rail, metro
        trash | delete, remove, bin, garbage, discard
        tray | inbox, empty, mailbox
        tray.and.arrow.down | inbox, download, receive
        tray.and.arrow.up | outbox, upload, send
        tree | nature, park, forest
        trophy | award, winner, prize
        truck.box | delivery, shipping, lorry
        tv | television, screen, show
        umbrella | rain, weather, insurance
        underline | line, format
        video | camera, movie, film, facetime, record
        video.slash | camera off, no video
        viewfinder | scan, frame, focus
        wallet.pass | payment, cards, money
        wand.and.stars | auto, enhance, magic, effect
        wave.3.right.circle | nfc, tap to pay, wireless
        waveform | audio, sound, voice, siri
        waveform.path.ecg | heartbeat, activity, health, ecg
        web.camera | camera, video call
        wifi | wireless, internet, network, connection
        wifi.slash | offline, no internet, disconnected
        wind | weather, breeze, air
        wineglass | drink, bar, alcohol
        wrench | tool, fix, repair, maintenance
        xmark | cancel, dismiss, no, remove, cross
        xmark.circle | cancel, dismiss, error, remove, clear
        yensign | money, price, currency, jpy
        """
}
