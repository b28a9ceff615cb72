extension BaseTable {
    static let rowsSToZ = """
        safari | compass | Safari
        scissors | scissors | Scissors
        scooter | scooter | Scooter
        scope | crosshair-simple | Crosshair
        scribble | scribble-loop | Scribble
        scribble.variable | scribble-loop | Scribble
        scroll | scroll | Scroll
        seal | seal | Seal
        server.rack | hard-drives | Server rack
        shekelsign | text:₪ | Shekel
        shield | shield | Shield
        shield.checkerboard | shield-checkered | Checkered shield
        shield.checkered | shield-checkered | Checkered shield
        shield.slash | shield-slash | Unprotected
        shift | arrow-fat-up | Shift
        shippingbox | package | Package
        shoe | sneaker | Shoe
        shoeprints | footprints | Footprints
        shower | shower | Shower
        shuffle | shuffle | Shuffle
        sidebar.leading | sidebar | Sidebar
        sidebar.left | sidebar | Left sidebar
        signature | signature | Signature
        signpost.right | signpost | Signpost
        simcard | sim-card | SIM card
        slider.horizontal.3 | sliders-horizontal | Sliders
        slider.vertical.3 | sliders | Vertical sliders
        smallcircle.filled.circle | fill:radio-button | Radio button
        smartphone | device-mobile | Smartphone
        smiley | smiley | Smiling face
        snowflake | snowflake | Snowflake
        soccerball | soccer-ball | Soccer ball
        sofa | couch | Sofa
        sparkle | star-four | Sparkle
        sparkles | sparkle | Sparkles
        speaker | speaker-none | Speaker
        speaker.1 | speaker-low | Volume low
        speaker.2 | speaker-high | Volume
        speaker.3 | speaker-high | Volume high
        speaker.slash | speaker-slash | Muted
        speaker.wave.1 | speaker-low | Volume low
        speaker.wave.2 | speaker-high | Volume
        speaker.wave.3 | speaker-high | Volume high
        speedometer | gauge | Speedometer
        square | square | Square
        square.3.layers.3d | stack | Layers
        square.and.arrow.down | download-simple | Download
        square.and.arrow.up | export | Share
        square.and.pencil | note-pencil | Compose
        square.bottomhalf.filled | fill:square-half-bottom | Half-filled square
        square.dashed | selection | Selection
        square.dashed.inset.filled | selection-all | Select all
        square.grid.2x2 | squares-four | Grid
        square.grid.3x3 | grid-nine | Grid
        square.on.square | copy | Duplicate
        square.righthalf.filled | fill:square-half | Half-filled square
        square.split.1x2 | square-split-vertical | Two rows
        square.split.2x1 | square-split-horizontal | Two columns
        square.split.2x2 | grid-four | Split square
        square.stack.3d.up | stack | Layers
        squareshape | square | Square
        squareshape.split.2x2 | grid-four | Split square
        squareshape.split.3x3 | grid-nine | Split square
        stairs | steps | Stairs
        star | star | Star
        star.leadinghalf.filled | fill:star-half | Half star
        star.lefthalf.fill | fill:star-half | Half star
        steeringwheel | steering-wheel | Steering wheel
        sterlingsign | currency-gbp | Pound sign
        stethoscope | stethoscope | Stethoscope
        stop | stop | Stop
        stop.circle | stop-circle | Stop
        stopwatch | timer | Stopwatch
        storefront | storefront | Store
        strikethrough | text-strikethrough | Strikethrough
        suit.club | club | Clubs
        suit.diamond | diamond | Diamonds
        suit.heart | heart | Hearts
        suit.spade | spade | Spades
        suitcase | suitcase | Suitcase
        suitcase.rolling | suitcase-rolling | Rolling suitcase
        sum | sigma | Sum
        sun.and.horizon | sun-horizon | Sun on the horizon
        sun.horizon | sun-horizon | Sun on the horizon
        sun.max | sun | Sun
        sun.min | sun-dim | Dim sun
        sunglasses | sunglasses | Sunglasses
        swatchpalette | swatches | Color swatches
        syringe | syringe | Syringe
        table | table | Table
        tablecells | table | Table
        tag | tag | Tag
        target | target | Target
        tengesign | currency-kzt | Tenge sign
        tennisball | tennis-ball | Tennis ball
        tent | tent | Tent
        terminal | terminal-window | Terminal
        testtube.2 | test-tube | Test tube
        text.aligncenter | text-align-center | Align center
        text.alignleft | text-align-left | Align left
        text.alignright | text-align-right | Align right
        text.badge.plus | list-plus | Add to list
        text.bubble | chat-text | Speech bubble with text
        text.justify | text-align-justify | Justify
        text.justify.leading | text-align-left | Align leading
        text.justify.left | text-align-left | Align left
        text.justify.right | text-align-right | Align right
        text.justify.trailing | text-align-right | Align trailing
        text.justifyleft | text-align-left | Align left
        text.justifyright | text-align-right | Align right
        text.magnifyingglass | list-magnifying-glass | Search in text
        textbox | textbox | Text box
        textformat | text-aa | Text format
        thermometer | thermometer-simple | Thermometer
        thermometer.medium | thermometer-simple | Thermometer
        thermometer.snowflake | thermometer-cold | Cold
        thermometer.sun | thermometer-hot | Hot
        ticket | ticket | Ticket
        timer | timer | Timer
        toilet | toilet | Toilet
        touchid | fingerprint | Touch ID
        tram | tram | Tram
        trash | trash | Trash
        tray | tray | Tray
        tray.and.arrow.down | archive-tray | Move to tray
        tray.and.arrow.up | upload-simple | Move out of tray
        tree | tree | Tree
        triangle | triangle | Triangle
        triangleshape | triangle | Triangle
        trophy | trophy | Trophy
        truck.box | truck | Truck
        tshirt | t-shirt | T-shirt
        tugriksign | text:₮ | Tugrik
        turkishlirasign | text:₺ | Turkish lira
        tv | monitor | TV
        uiwindow.split.2x1 | layout | Split window
        umbrella | umbrella | Umbrella
        underline | text-underline | Underline
        video | video-camera | Video
        video.slash | video-camera-slash | Video off
        viewfinder | corners-out | Viewfinder
        volleyball | volleyball | Volleyball
        wallet.pass | cardholder | Wallet
        wand.and.rays | magic-wand | Magic wand
        wand.and.stars | magic-wand | Magic wand
        watch.analog | watch | Watch
        water.waves | waves | Waves
        wave.3.forward.circle | contactless-payment | Contactless
        wave.3.right.circle | contactless-payment | Contactless
        waveform | waveform | Waveform
        waveform.path.ecg | pulse | Pulse
        web.camera | webcam | Webcam
        wifi | wifi-high | Wi-Fi
        wifi.slash | wifi-slash | Wi-Fi off
        wind | wind | Wind
        wineglass | wine | Wine glass
        wonsign | currency-krw | Won sign
        wrench | wrench | Wrench
        wrench.adjustable | wrench | Adjustable wrench
        x.squareroot | radical | Square root
        xmark | x | Close
        xmark.app | x-square | Close
        xmark.circle | x-circle | Close
        xmark.icloud | cloud-x | Not in the cloud
        xmark.square | x-square | Close
        yensign | currency-jpy | Yen sign
        """
}
