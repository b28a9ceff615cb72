extension TagTable {
    static let rowsAToL = """
        accessibility | a11y, universal access, figure
        airplane | flight, travel, plane
        airplane.arrival | landing, flight, arriving
        airplane.departure | takeoff, flight, leaving
        airplayvideo | cast, stream, mirror
        alarm | wake, reminder, time
        antenna.radiowaves.left.and.right | broadcast, signal, radio, transmit
        app.badge | notification, unread, badge
        applewatch | wearable, wrist, time
        archivebox | box, store, old
        arrow.2.squarepath | retweet, reshare, loop
        arrow.3.trianglepath | reuse, environment, green
        arrow.clockwise | reload, retry, rotate, redo
        arrow.counterclockwise | rotate, back, revert
        arrow.down | descend, bottom, decrease
        arrow.down.doc | download, save file
        arrow.down.right.and.arrow.up.left | exit full screen, shrink, minimize
        arrow.left | back, previous
        arrow.left.arrow.right | exchange, transfer, switch
        arrow.right | next, forward
        arrow.triangle.2.circlepath | refresh, update, reload, cycle
        arrow.triangle.branch | git, fork, version
        arrow.triangle.merge | git, join, version
        arrow.triangle.pull | git, request, review
        arrow.up | ascend, top, increase
        arrow.up.arrow.down | order, swap, reorder
        arrow.up.doc | upload, send file
        arrow.up.left.and.arrow.down.right | full screen, enlarge, maximize
        arrow.up.right | open, external, outgoing
        arrow.uturn.backward | back, revert, return
        arrow.uturn.forward | again, repeat
        arrowshape.turn.up.backward | reply, respond, answer, back
        arrowshape.turn.up.left | reply, respond, answer, back
        arrowshape.turn.up.left.2 | answer all, respond, email
        arrowshape.turn.up.right | send on, pass on, email
        at | email, mention, address
        atom | science, physics, nuclear
        backpack | school, hiking, bag
        backward | back, reverse
        backward.end | skip back, start
        bag | shopping, buy, purchase, shop
        balloon | party, celebration
        banknote | cash, money, bill, payment
        barcode | product, scan, upc
        basket | shopping, cart, groceries
        basketball | sport, game, ball
        bathtub | bath, bathroom
        battery.100percent | charge, power, full
        battery.100percent.bolt | charge, power, plugged in
        battery.25percent | low, charge, power
        bed.double | sleep, hotel, bedroom
        bell | notification, alert, reminder, ring
        bell.and.waves.left.and.right | ring, alert, alarm
        bell.slash | mute, silent, do not disturb
        bicycle | bike, cycle, ride
        birthday.cake | party, celebration, dessert
        bitcoinsign | crypto, money, currency, btc
        bold | strong, weight, format
        bolt | energy, power, flash, electricity, fast
        bolt.slash | no flash, no power
        book | read, library, manual
        book.closed | read, library, manual
        bookmark | save, favorite, read later
        books.vertical | library, shelf, reading
        brain | mind, intelligence, ai, think
        briefcase | work, job, business, portfolio
        bubble.left | chat, comment, talk
        bubble.left.and.bubble.right | chat, discussion, talk, forum
        building.2 | company, office, city, organization
        building.columns | bank, government, museum, finance
        bus | transit, vehicle, public transport
        calendar | date, day, event, schedule, month
        calendar.badge.plus | new event, add date, schedule
        camera | photo, picture, capture, snapshot
        camera.aperture | lens, shutter, exposure
        camera.filters | effects, color, venn
        camera.rotate | flip, selfie, switch
        car | auto, vehicle, drive
        cart | basket, buy, purchase, checkout, shop
        cellularbars | reception, mobile, network, bars
        chart.bar | statistics, analytics, graph
        chart.bar.xaxis | statistics, analytics, graph
        chart.line.downtrend.xyaxis | decline, decrease, analytics
        chart.line.uptrend.xyaxis | growth, increase, analytics
        chart.pie | statistics, share, analytics
        checklist | todo, tasks, done
        checkmark | done, ok, yes, tick, correct
        checkmark.circle | done, ok, yes, tick, success
        checkmark.seal | verified, badge, certified, official
        checkmark.shield | secure, safe, verified
        checkmark.square | checkbox, done, tick, selected
        chevron.down | expand, dropdown, caret
        chevron.left | back, previous, caret
        chevron.left.forwardslash.chevron.right | html, developer, programming, source
        chevron.right | next, forward, disclosure, caret
        chevron.up | collapse, caret
        chevron.up.chevron.down | picker, stepper, sort, select
        clipboard | pasteboard, notes
        clock | time, hour, recent, schedule
        clock.arrow.circlepath | recent, past, restore, time machine
        cloud | weather, overcast, sky
        cloud.bolt | weather, storm, lightning
        cloud.fog | weather, mist, haze
        cloud.rain | weather, shower, wet
        cloud.snow | weather, winter, flakes
        cloud.sun | weather, forecast
        cloud.sun.rain | weather, showers, forecast
        command | shortcut, key, modifier
        computermouse | pointer, click, input
        control | ctrl, key, modifier
        cpu | processor, chip, hardware
        creditcard | payment, pay, bank, debit
        crop | trim, cut, resize
        cross | health, hospital, medical, plus
        cross.case | medical, emergency, health
        crown | king, premium, royal, vip
        cube | 3d, box, object, product
        cup.and.saucer | coffee, tea, cafe, drink
        curlybraces | code, json, brackets
        cursorarrow | mouse, pointer, select
        cursorarrow.click | mouse, press, select
        cylinder.split.1x2 | storage, db, sql, data
        delete.left | backspace, erase, key
        desktopcomputer | mac, pc, monitor
        die.face.6 | dice, game, random
        display | monitor, screen, desktop
        doc | file, page, paper
        doc.badge.plus | new file, create document
        doc.on.clipboard | clipboard, insert
        doc.on.doc | duplicate, clone, files
        doc.text | file, page, article, paper
        doc.text.magnifyingglass | find, inspect, preview
        doc.zipper | zip, archive, compressed
        dollarsign | money, price, currency, usd
        door.left.hand.open | exit, entrance, leave
        dot.radiowaves.left.and.right | live, signal, stream
        drop | water, liquid, blood, humidity
        dumbbell | gym, fitness, weights, workout
        ear | hearing, listen, audio
        eject | remove, disk, unmount
        ellipsis | options, overflow, dots, menu
        ellipsis.bubble | chat, waiting, writing
        ellipsis.circle | options, overflow, dots, menu
        envelope | mail, email, message, letter, inbox
        envelope.open | mail, email, read
        equal | math, same
        eraser | rubber, clear, undo
        eurosign | money, price, currency, eur
        ev.charger | electric car, charging
        exclamationmark.circle | alert, error, attention, important
        exclamationmark.octagon | alert, error, danger
        exclamationmark.shield | alert, security, risk
        exclamationmark.triangle | alert, caution, error, danger, problem
        externaldrive | disk, storage, backup, volume
        eye | view, show, visible, watch, see
        eye.slash | hide, invisible, private
        eyedropper | color picker, sample
        eyeglasses | read, glasses, spectacles, vision
        face.smiling | emoji, happy, smile, emoticon
        fan | cooling, ventilation, air
        ferry | boat, ship, ferry port
        figure.outdoor.cycle | bike, cyclist, exercise
        figure.roll | accessibility, disabled, mobility
        figure.run | exercise, jog, sprint, fitness
        figure.walk | pedestrian, walk, steps
        film | movie, cinema, reel
        flag | report, mark, country, goal
        flag.checkered | finish, race, goal
        flame | fire, hot, popular, trending
        flashlight.on | torch, light
        flask | science, chemistry, experiment, beta
        flowchart | diagram, hierarchy, tree, structure
        folder | directory, files, collection
        folder.badge.person.crop | shared directory, team folder
        folder.badge.plus | new directory, create folder
        fork.knife | food, restaurant, eat, dining
        forward | skip, speed up
        forward.end | skip, end
        fuelpump | gas, petrol, station
        function | formula, math, method
        gamecontroller | game, play, console, gaming
        gauge | meter, dashboard, performance
        gear | settings, preferences, options, configuration
        gearshape | preferences, options, configuration, gear
        gift | present, reward, birthday, offer
        globe | world, web, language, internet, earth
        globe.americas | world, earth, planet
        globe.europe.africa | world, earth, planet
        gobackward | undo, rotate, seek
        goforward | redo, rotate, seek
        graduationcap | education, school, student, university
        hammer | build, tool, construction
        hand.raised | stop, halt, privacy, block
        hand.tap | touch, press, gesture
        hand.thumbsdown | dislike, downvote, bad, reject
        hand.thumbsup | like, approve, upvote, good
        hand.wave | hello, hi, greeting, bye
        hands.clap | applause, bravo, praise
        headphones | audio, music, listen
        heart | love, like, favorite, health
        hifispeaker | audio, sound, stereo
        hourglass | wait, loading, time
        house | home, main, residence
        icloud | storage, sync, weather
        icloud.and.arrow.down | sync, restore, get
        icloud.and.arrow.up | sync, backup, save
        infinity | forever, endless, loop
        info.circle | about, details, help, info
        internaldrive | disk, storage, volume
        ipad | tablet, device
        iphone | phone, mobile, device, smartphone
        iphone.radiowaves.left.and.right | vibrate, haptic, shake
        italic | emphasis, slant, format
        key | password, access, unlock, credential
        keyboard | typing, input, keys
        ladybug | bug, insect, debug
        lanyardcard | id, conference, pass, employee
        laptopcomputer | notebook, computer, pc
        leaf | nature, eco, plant, green
        lightbulb | idea, tip, lamp, hint
        line.3.horizontal | hamburger, navigation, lines
        line.3.horizontal.decrease | sort, funnel, narrow
        link | url, chain, hyperlink, web
        list.bullet | items, menu, rows, contents
        list.clipboard | tasks, survey, form
        list.number | ordered, steps, ranking
        location | gps, navigation, where, arrow
        lock | secure, private, password, closed, protected
        lock.doc | private file, encrypted
        lock.open | open, unsecured, unlock
        """
}
