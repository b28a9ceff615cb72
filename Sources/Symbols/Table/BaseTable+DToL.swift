extension BaseTable {
    static let rowsDToL = """
        decrease.indent | text-outdent | Decrease indent
        delete.backward | backspace | Delete backward
        delete.left | backspace | Delete backward
        desktopcomputer | desktop | Desktop computer
        diamond | diamond | Diamond
        die.face.1 | dice-one | Die, 1
        die.face.2 | dice-two | Die, 2
        die.face.3 | dice-three | Die, 3
        die.face.4 | dice-four | Die, 4
        die.face.5 | dice-five | Die, 5
        die.face.6 | dice-six | Die, 6
        display | desktop | Display
        divide | divide | Divide
        doc | file | Document
        doc.badge.plus | file-plus | New document
        doc.on.clipboard | clipboard-text | Paste
        doc.on.doc | files | Copy
        doc.plaintext | file-text | Plain text document
        doc.richtext | file-text | Rich text document
        doc.text | file-text | Text document
        doc.text.magnifyingglass | file-magnifying-glass | Search in document
        doc.zipper | file-archive | Compressed document
        dog | dog | Dog
        dollarsign | currency-dollar | Dollar sign
        dollarsign.circle | currency-circle-dollar | Dollar sign
        dongsign | text:₫ | Dong
        door.garage.closed | garage | Garage
        door.left.hand.closed | door | Door
        door.left.hand.open | door-open | Open door
        dot.radiowaves.left.and.right | broadcast | Broadcast
        dot.radiowaves.up.forward | rss | Radio waves
        dot.scope | crosshair | Crosshair
        drop | drop | Drop
        drop.halffull | drop-half-bottom | Half-full drop
        dumbbell | barbell | Dumbbell
        ear | ear | Ear
        eject | eject | Eject
        ellipsis | dots-three | More
        ellipsis.bubble | chat-dots | Typing
        ellipsis.circle | dots-three-circle | More
        ellipsis.message | chat-circle-dots | Typing
        engine.combustion | engine | Engine
        envelope | envelope | Envelope
        envelope.open | envelope-open | Open envelope
        equal | equals | Equals
        eraser | eraser | Eraser
        eurosign | currency-eur | Euro sign
        ev.charger | charging-station | Charging station
        exclamationmark | text:! | Exclamation mark
        exclamationmark.2 | text:!! | Exclamation marks
        exclamationmark.3 | text:!!! | Exclamation marks
        exclamationmark.circle | warning-circle | Exclamation mark
        exclamationmark.icloud | cloud-warning | Cloud problem
        exclamationmark.octagon | warning-octagon | Warning
        exclamationmark.shield | shield-warning | Shield warning
        exclamationmark.triangle | warning | Warning
        externaldrive | hard-drive | External drive
        eye | eye | Eye
        eye.slash | eye-slash | Hidden
        eyedropper | eyedropper | Eyedropper
        eyedropper.halffull | eyedropper-sample | Half-full eyedropper
        eyeglasses | eyeglasses | Eyeglasses
        face.smiling | smiley | Smiling face
        facemask | face-mask | Face mask
        fan | fan | Fan
        fanblades | fan | Fan
        ferry | boat | Ferry
        figure | person-simple | Figure
        figure.arms.open | person-arms-spread | Figure with open arms
        figure.handball | person-simple-throw | Handball
        figure.outdoor.cycle | person-simple-bike | Cycling
        figure.roll | wheelchair | Wheelchair
        figure.roll.runningpace | wheelchair-motion | Wheelchair in motion
        figure.run | person-simple-run | Running
        figure.stand | person | Standing figure
        figure.walk | person-simple-walk | Walking
        film | film-strip | Film
        fish | fish | Fish
        flag | flag | Flag
        flag.checkered | flag-checkered | Checkered flag
        flame | flame | Flame
        flashlight.off | flashlight | Flashlight
        flashlight.on | flashlight | Flashlight
        flask | flask | Flask
        florinsign | text:ƒ | Florin
        flowchart | tree-structure | Flow chart
        folder | folder | Folder
        folder.badge.minus | folder-minus | Remove folder
        folder.badge.person.crop | folder-user | Shared folder
        folder.badge.plus | folder-plus | New folder
        football | football | Football
        fork.knife | fork-knife | Fork and knife
        forward | fast-forward | Fast forward
        forward.circle | fast-forward-circle | Fast forward
        forward.end | skip-forward | Next
        forward.end.circle | skip-forward-circle | Next
        francsign | text:₣ | Franc
        fuelpump | gas-pump | Fuel pump
        function | function | Function
        gamecontroller | game-controller | Game controller
        gauge | gauge | Gauge
        gauge.high | gauge | Gauge, high
        gauge.with.dots.needle.67percent | gauge | Gauge, 67 percent
        gauge.with.dots.needle.bottom.50percent | gauge | Gauge
        gauge.with.needle | gauge | Gauge
        gear | gear-fine | Gear
        gearshape | gear | Settings
        gift | gift | Gift
        globe | globe | Globe
        globe.americas | globe-hemisphere-west | Globe, Americas
        globe.desk | globe-stand | Desk globe
        globe.europe.africa | globe-hemisphere-east | Globe, Europe and Africa
        gobackward | arrow-counter-clockwise | Skip back
        goforward | arrow-clockwise | Skip forward
        graduationcap | graduation-cap | Graduation cap
        greaterthan | text:> | Greater than
        guaranisign | text:₲ | Guaraní
        hammer | hammer | Hammer
        hand.point.up | hand-pointing | Hand pointing up
        hand.raised | hand-palm | Raised hand
        hand.raised.fingers.spread | hand | Raised hand with spread fingers
        hand.tap | hand-tap | Tap
        hand.thumbsdown | thumbs-down | Thumbs down
        hand.thumbsup | thumbs-up | Thumbs up
        hand.wave | hand-waving | Waving hand
        handbag | handbag | Handbag
        hands.clap | hands-clapping | Clapping hands
        hanger | coat-hanger | Hanger
        headphones | headphones | Headphones
        heart | heart | Heart
        hexagon | hexagon | Hexagon
        hifispeaker | speaker-hifi | Speaker
        hourglass | hourglass | Hourglass
        hourglass.bottomhalf.filled | hourglass-low | Hourglass, finished
        hourglass.tophalf.filled | hourglass-high | Hourglass, just started
        house | house | House
        hryvniasign | text:₴ | Hryvnia
        icloud | cloud | Cloud
        icloud.and.arrow.down | cloud-arrow-down | Download from the cloud
        icloud.and.arrow.up | cloud-arrow-up | Upload to the cloud
        icloud.slash | cloud-slash | Cloud off
        increase.indent | text-indent | Increase indent
        indianrupeesign | currency-inr | Indian rupee sign
        infinity | infinity | Infinity
        info.circle | info | Information
        internaldrive | hard-drive | Internal drive
        ipad | device-tablet-camera | iPad
        ipad.gen1 | device-tablet | iPad
        ipad.gen2 | device-tablet-camera | iPad
        ipad.homebutton | device-tablet | iPad
        iphone | device-mobile-speaker | iPhone
        iphone.gen1 | device-mobile | iPhone
        iphone.gen2 | device-mobile-speaker | iPhone
        iphone.gen3 | device-mobile-speaker | iPhone
        iphone.homebutton | device-mobile | iPhone
        iphone.radiowaves.left.and.right | vibrate | Vibrating iPhone
        italic | text-italic | Italic
        key | key | Key
        key.horizontal | key | Key
        keyboard | keyboard | Keyboard
        kipsign | text:₭ | Kip
        ladybug | bug-beetle | Ladybug
        lamp.table | lamp | Table lamp
        lanyardcard | identification-badge | Badge
        laptopcomputer | laptop | Laptop
        larisign | text:₾ | Lari
        leaf | leaf | Leaf
        lessthan | text:< | Less than
        lifepreserver | lifebuoy | Life preserver
        light.beacon.max | siren | Beacon light
        lightbulb | lightbulb | Light bulb
        line.3.horizontal | list | Menu
        line.3.horizontal.decrease | funnel-simple | Filter
        line.horizontal.3 | list | Menu
        line.horizontal.3.decrease | funnel-simple | Filter
        link | link | Link
        lirasign | text:₤ | Lira
        list.bullet | list-bullets | List
        list.bullet.clipboard | clipboard-text | Clipboard with a list
        list.clipboard | clipboard-text | Clipboard with a list
        list.dash | list-dashes | Dashed list
        list.number | list-numbers | Numbered list
        location | navigation-arrow | Location
        lock | lock | Lock
        lock.doc | file-lock | Locked document
        lock.open | lock-open | Unlocked
        """
}
