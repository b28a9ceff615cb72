extension BaseTable {
    static let rowsAToC = """
        0.circle | number-circle-zero | 0
        0.square | number-square-zero | 0
        1.circle | number-circle-one | 1
        1.square | number-square-one | 1
        2.circle | number-circle-two | 2
        2.square | number-square-two | 2
        3.circle | number-circle-three | 3
        3.square | number-square-three | 3
        4.circle | number-circle-four | 4
        4.square | number-square-four | 4
        5.circle | number-circle-five | 5
        5.square | number-square-five | 5
        6.circle | number-circle-six | 6
        6.square | number-square-six | 6
        7.circle | number-circle-seven | 7
        7.square | number-square-seven | 7
        8.circle | number-circle-eight | 8
        8.square | number-square-eight | 8
        9.circle | number-circle-nine | 9
        9.square | number-square-nine | 9
        accessibility | person-arms-spread | Accessibility
        airplane | airplane | Airplane
        airplane.arrival | airplane-landing | Arrival
        airplane.departure | airplane-takeoff | Departure
        airplayvideo | airplay | AirPlay
        alarm | alarm | Alarm clock
        align.horizontal.center | align-center-horizontal | Align horizontal centers
        align.horizontal.left | align-left | Align left edges
        align.horizontal.right | align-right | Align right edges
        align.vertical.bottom | align-bottom | Align bottom edges
        align.vertical.center | align-center-vertical | Align vertical centers
        align.vertical.top | align-top | Align top edges
        antenna.radiowaves.left.and.right | broadcast | Antenna with radio waves
        app | square | App
        app.badge | notification | App with a notification
        apple.logo | apple-logo | Apple
        apple.terminal | terminal-window | Terminal
        applelogo | apple-logo | Apple
        applewatch | watch | Watch
        archivebox | archive | Archive
        arrow.2.circlepath | arrows-clockwise | Sync
        arrow.2.squarepath | repeat | Repost
        arrow.3.trianglepath | recycle | Recycle
        arrow.backward | arrow-left | Back arrow
        arrow.backward.circle | arrow-circle-left | Back arrow
        arrow.backward.square | arrow-square-left | Back arrow
        arrow.backward.to.line | arrow-line-left | Move to start
        arrow.clockwise | arrow-clockwise | Refresh
        arrow.counterclockwise | arrow-counter-clockwise | Undo
        arrow.down | arrow-down | Down arrow
        arrow.down.and.line.horizontal.and.arrow.up | arrows-in-line-vertical | Collapse vertically
        arrow.down.app | arrow-square-down | Download app
        arrow.down.backward | arrow-down-left | Down-back arrow
        arrow.down.backward.and.arrow.up.forward | arrows-out-simple | Expand
        arrow.down.backward.circle | arrow-circle-down-left | Down-back arrow
        arrow.down.backward.square | arrow-square-down-left | Down-back arrow
        arrow.down.circle | arrow-circle-down | Down arrow
        arrow.down.doc | file-arrow-down | Download document
        arrow.down.forward | arrow-down-right | Down-forward arrow
        arrow.down.forward.and.arrow.up.backward | arrows-in-simple | Collapse
        arrow.down.forward.circle | arrow-circle-down-right | Down-forward arrow
        arrow.down.forward.square | arrow-square-down-right | Down-forward arrow
        arrow.down.left | arrow-down-left | Down-left arrow
        arrow.down.left.and.arrow.up.right | arrows-out-simple | Expand
        arrow.down.left.circle | arrow-circle-down-left | Down-left arrow
        arrow.down.left.square | arrow-square-down-left | Down-left arrow
        arrow.down.right | arrow-down-right | Down-right arrow
        arrow.down.right.and.arrow.up.left | arrows-in-simple | Collapse
        arrow.down.right.circle | arrow-circle-down-right | Down-right arrow
        arrow.down.right.square | arrow-square-down-right | Down-right arrow
        arrow.down.square | arrow-square-down | Down arrow
        arrow.down.to.line | arrow-line-down | Move to bottom
        arrow.forward | arrow-right | Forward arrow
        arrow.forward.circle | arrow-circle-right | Forward arrow
        arrow.forward.square | arrow-square-right | Forward arrow
        arrow.forward.to.line | arrow-line-right | Move to end
        arrow.left | arrow-left | Left arrow
        arrow.left.and.line.vertical.and.arrow.right | arrows-out-line-horizontal | Widen
        arrow.left.and.right | arrows-horizontal | Left and right arrow
        arrow.left.arrow.right | arrows-left-right | Swap
        arrow.left.circle | arrow-circle-left | Left arrow
        arrow.left.square | arrow-square-left | Left arrow
        arrow.left.to.line | arrow-line-left | Move to left edge
        arrow.right | arrow-right | Right arrow
        arrow.right.and.line.vertical.and.arrow.left | arrows-in-line-horizontal | Narrow
        arrow.right.arrow.left | arrows-left-right | Swap
        arrow.right.circle | arrow-circle-right | Right arrow
        arrow.right.square | arrow-square-right | Right arrow
        arrow.right.to.line | arrow-line-right | Move to right edge
        arrow.triangle.2.circlepath | arrows-clockwise | Sync
        arrow.triangle.2.circlepath.camera | camera-rotate | Switch camera
        arrow.triangle.branch | git-branch | Branch
        arrow.triangle.merge | git-merge | Merge
        arrow.triangle.pull | git-pull-request | Pull request
        arrow.turn.down.left | arrow-elbow-down-left | Down, then left
        arrow.turn.down.right | arrow-elbow-down-right | Down, then right
        arrow.turn.left.down | arrow-elbow-left-down | Left, then down
        arrow.turn.left.up | arrow-elbow-left-up | Left, then up
        arrow.turn.right.down | arrow-elbow-right-down | Right, then down
        arrow.turn.right.up | arrow-elbow-right-up | Right, then up
        arrow.turn.up.left | arrow-elbow-up-left | Up, then left
        arrow.turn.up.right | arrow-elbow-up-right | Up, then right
        arrow.up | arrow-up | Up arrow
        arrow.up.and.down | arrows-vertical | Up and down arrow
        arrow.up.and.down.and.arrow.left.and.right | arrows-out-cardinal | Move
        arrow.up.and.line.horizontal.and.arrow.down | arrows-out-line-vertical | Expand vertically
        arrow.up.arrow.down | arrows-down-up | Sort
        arrow.up.backward | arrow-up-left | Up-back arrow
        arrow.up.backward.and.arrow.down.forward | arrows-out-simple | Expand
        arrow.up.backward.circle | arrow-circle-up-left | Up-back arrow
        arrow.up.backward.square | arrow-square-up-left | Up-back arrow
        arrow.up.circle | arrow-circle-up | Up arrow
        arrow.up.doc | file-arrow-up | Upload document
        arrow.up.forward | arrow-up-right | Up-forward arrow
        arrow.up.forward.and.arrow.down.backward | arrows-in-simple | Collapse
        arrow.up.forward.app | arrow-square-up-right | Open in app
        arrow.up.forward.circle | arrow-circle-up-right | Up-forward arrow
        arrow.up.forward.square | arrow-square-up-right | Up-forward arrow
        arrow.up.left | arrow-up-left | Up-left arrow
        arrow.up.left.and.arrow.down.right | arrows-out-simple | Expand
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left | arrows-out | Expand in all directions
        arrow.up.left.circle | arrow-circle-up-left | Up-left arrow
        arrow.up.left.square | arrow-square-up-left | Up-left arrow
        arrow.up.right | arrow-up-right | Up-right arrow
        arrow.up.right.and.arrow.down.left | arrows-in-simple | Collapse
        arrow.up.right.circle | arrow-circle-up-right | Up-right arrow
        arrow.up.right.square | arrow-square-up-right | Up-right arrow
        arrow.up.square | arrow-square-up | Up arrow
        arrow.up.to.line | arrow-line-up | Move to top
        arrow.uturn.backward | arrow-u-up-left | Undo
        arrow.uturn.down | arrow-u-left-down | U-turn down
        arrow.uturn.forward | arrow-u-up-right | Redo
        arrow.uturn.left | arrow-u-up-left | U-turn left
        arrow.uturn.right | arrow-u-up-right | U-turn right
        arrow.uturn.up | arrow-u-right-up | U-turn up
        arrowshape.backward | arrow-fat-left | Back arrow
        arrowshape.down | arrow-fat-down | Down arrow
        arrowshape.forward | arrow-fat-right | Forward arrow
        arrowshape.left | arrow-fat-left | Left arrow
        arrowshape.right | arrow-fat-right | Right arrow
        arrowshape.turn.up.backward | mirror:share-fat | Reply
        arrowshape.turn.up.backward.2 | arrow-bend-double-up-left | Reply all
        arrowshape.turn.up.forward | share-fat | Forward
        arrowshape.turn.up.left | mirror:share-fat | Reply
        arrowshape.turn.up.left.2 | arrow-bend-double-up-left | Reply all
        arrowshape.turn.up.right | share-fat | Forward
        arrowshape.up | arrow-fat-up | Up arrow
        arrowtriangle.forward | play | Forward triangle
        arrowtriangle.right | play | Right triangle
        arrowtriangle.up | triangle | Up triangle
        asterisk | asterisk | Asterisk
        at | at | At sign
        atom | atom | Atom
        australsign | text:₳ | Austral
        backpack | backpack | Backpack
        backward | rewind | Rewind
        backward.circle | rewind-circle | Rewind
        backward.end | skip-back | Previous
        backward.end.circle | skip-back-circle | Previous
        bag | bag | Bag
        bahtsign | text:฿ | Baht
        balloon | balloon | Balloon
        bandage | bandaids | Bandage
        banknote | money | Banknote
        barcode | barcode | Barcode
        barcode.viewfinder | barcode | Scan barcode
        baseball | baseball | Baseball
        basket | basket | Basket
        basketball | basketball | Basketball
        bathtub | bathtub | Bathtub
        battery.0 | battery-empty | Battery empty
        battery.0percent | battery-empty | Battery empty
        battery.100 | battery-full | Battery full
        battery.100.bolt | battery-charging | Battery charging
        battery.100percent | battery-full | Battery full
        battery.100percent.bolt | battery-charging | Battery charging
        battery.25 | battery-low | Battery, 25 percent
        battery.25percent | battery-low | Battery, 25 percent
        battery.50 | battery-medium | Battery, 50 percent
        battery.50percent | battery-medium | Battery, 50 percent
        battery.75 | battery-high | Battery, 75 percent
        battery.75percent | battery-high | Battery, 75 percent
        bed.double | bed | Bed
        bell | bell | Bell
        bell.and.waves.left.and.right | bell-ringing | Ringing bell
        bell.slash | bell-slash | Notifications off
        bicycle | bicycle | Bicycle
        binoculars | binoculars | Binoculars
        bird | bird | Bird
        birthday.cake | cake | Birthday cake
        bitcoinsign | currency-btc | Bitcoin sign
        bold | text-b | Bold
        bolt | lightning | Lightning bolt
        bolt.badge.a | lightning-a | Automatic flash
        bolt.slash | lightning-slash | Flash off
        book | book-open | Book
        book.closed | book | Closed book
        bookmark | bookmark-simple | Bookmark
        books.vertical | books | Books
        box.truck | truck | Truck
        brain | brain | Brain
        briefcase | briefcase | Briefcase
        bubble.left | chat | Speech bubble
        bubble.left.and.bubble.right | chats | Conversation
        bubble.middle.bottom | chat-centered | Speech bubble
        building.2 | buildings | Buildings
        building.columns | bank | Bank
        bus | bus | Bus
        calendar | calendar-blank | Calendar
        calendar.badge.checkmark | calendar-check | Calendar with a checkmark
        calendar.badge.plus | calendar-plus | Add to calendar
        camera | camera | Camera
        camera.aperture | aperture | Aperture
        camera.filters | intersect-three | Filters
        camera.rotate | camera-rotate | Switch camera
        capslock | arrow-fat-line-up | Caps lock
        car | car | Car
        car.side | car-profile | Car
        carrot | carrot | Carrot
        cart | shopping-cart | Shopping cart
        case | suitcase-simple | Case
        cat | cat | Cat
        cedisign | text:₵ | Cedi
        cellularbars | cell-signal-full | Cellular signal
        centsign | text:¢ | Cent
        chair | chair | Chair
        chair.lounge | armchair | Armchair
        character.textbox | textbox | Text box
        chart.bar | chart-bar | Bar chart
        chart.bar.xaxis | chart-bar | Bar chart
        chart.bar.xaxis.ascending | chart-bar | Ascending bar chart
        chart.dots.scatter | chart-scatter | Scatter chart
        chart.line.downtrend.xyaxis | chart-line-down | Falling line chart
        chart.line.uptrend.xyaxis | chart-line-up | Rising line chart
        chart.pie | chart-pie-slice | Pie chart
        chart.xyaxis.line | chart-line | Line chart
        checkerboard.shield | shield-checkered | Checkered shield
        checklist | list-checks | Checklist
        checklist.checked | list-checks | Checklist
        checkmark | check | Checkmark
        checkmark.circle | check-circle | Checkmark
        checkmark.icloud | cloud-check | Saved in the cloud
        checkmark.seal | seal-check | Verified
        checkmark.shield | shield-check | Protected
        checkmark.square | check-square | Checkmark
        chevron.backward | caret-left | Back
        chevron.backward.2 | caret-double-left | Double back
        chevron.backward.circle | caret-circle-left | Back
        chevron.down | caret-down | Down
        chevron.down.circle | caret-circle-down | Down
        chevron.forward | caret-right | Forward
        chevron.forward.2 | caret-double-right | Double forward
        chevron.forward.circle | caret-circle-right | Forward
        chevron.left | caret-left | Left
        chevron.left.2 | caret-double-left | Double left
        chevron.left.circle | caret-circle-left | Left
        chevron.left.forwardslash.chevron.right | code | Code
        chevron.left.slash.chevron.right | code | Code
        chevron.right | caret-right | Right
        chevron.right.2 | caret-double-right | Double right
        chevron.right.circle | caret-circle-right | Right
        chevron.up | caret-up | Up
        chevron.up.chevron.down | caret-up-down | Up and down
        chevron.up.circle | caret-circle-up | Up
        chineseyuanrenminbisign | currency-cny | Yuan sign
        circle | circle | Circle
        circle.dashed | circle-dashed | Dashed circle
        circle.grid.2x2 | circles-four | Grid of circles
        circle.grid.3x3 | dots-nine | Grid of dots
        circle.inset.filled | fill:radio-button | Radio button
        circle.righthalf.filled | fill:circle-half | Half-filled circle
        clear | x-square | Clear
        clipboard | clipboard | Clipboard
        clock | clock | Clock
        clock.arrow.circlepath | clock-counter-clockwise | History
        cloud | cloud | Cloud
        cloud.bolt | cloud-lightning | Thunderstorm
        cloud.drizzle | cloud-rain | Drizzle
        cloud.fog | cloud-fog | Fog
        cloud.heavyrain | cloud-rain | Heavy rain
        cloud.moon | cloud-moon | Cloudy night
        cloud.moon.rain | rain:cloud-moon | Night rain
        cloud.rain | cloud-rain | Rain
        cloud.rainbow.half | rainbow-cloud | Cloud and rainbow
        cloud.snow | cloud-snow | Snow
        cloud.sun | cloud-sun | Partly cloudy
        cloud.sun.rain | rain:cloud-sun | Sun and rain
        coloncurrencysign | text:₡ | Colón
        command | command | Command
        compass.drawing | compass-tool | Drawing compass
        computermouse | mouse | Mouse
        control | control | Control
        cpu | cpu | CPU
        creditcard | credit-card | Credit card
        crop | crop | Crop
        cross | first-aid | Medical cross
        cross.case | first-aid-kit | First aid kit
        crown | crown | Crown
        cruzeirosign | text:₢ | Cruzeiro
        cube | cube | Cube
        cube.transparent | cube-transparent | Transparent cube
        cup.and.saucer | coffee | Cup and saucer
        curlybraces | brackets-curly | Curly braces
        cursorarrow | cursor | Pointer
        cursorarrow.click | cursor-click | Click
        cursorarrow.rays | cursor-click | Click
        cylinder | cylinder | Cylinder
        cylinder.split.1x2 | database | Database
        """
}
