// The window: one page at a time, a sheet over it when asked for, and notices above all. Required: `shell`.
import QtQuick
import QtQuick.Window
import Baccara
import "pages"

Window {
    id: window

    required property Shell shell
    readonly property Decks decks: shell.decks as Decks
    readonly property var pages: ({ "start": "pages/StartPage.qml", "setup": "pages/SetupPage.qml", "practice": "practice/PracticePage.qml", "table": "pages/TablePage.qml", "library": "library/LibraryPage.qml", "replay": "library/ReplayPage.qml", "compare": "library/ComparePage.qml", "statistics": "library/StatisticsPage.qml" })
    readonly property var shown: page.item
    property var sheet: null
    // How it was before it filled the screen
    property int windowed: Window.AutomaticVisibility
    readonly property var sheets: ({ "rules": "pages/RulesSheet.qml", "settings": "pages/SettingsSheet.qml", "help": "pages/HelpSheet.qml", "session": "pages/SessionSheet.qml", "about": "pages/AboutSheet.qml" })

    function showPage(): void {
        page.setSource(Qt.resolvedUrl(pages[shell.page]), { "shell": shell });
    }

    function showSheet(): void {
        const before = sheet;
        sheet = null;
        if (before)
            before.close();
        if (shell.sheet !== "") {
            const next = Qt.createComponent(Qt.resolvedUrl(sheets[shell.sheet])).createObject(contentItem, { "shell": shell });
            // A sheet that makes room for another takes nothing away but itself
            next.aboutToHide.connect(() => {
                if (window.sheet === next)
                    window.shell.closeSheet();
            });
            sheet = next;
            next.open();
        }
    }

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    title: shell.caption
    color: Theme.night
    Component.onCompleted: showPage()

    Binding {
        target: Theme
        property: "scale"
        value: Math.min(3, Math.max(0.9, Math.min(window.width / 1440, window.height / 900)))
    }

    Binding {
        target: Theme
        property: "resources"
        value: window.shell.resources
    }

    Binding {
        target: Theme
        property: "cloth"
        value: window.shell.preferences.cloth
    }

    Binding {
        target: Motion
        property: "speed"
        value: window.shell.preferences.speed / (window.shown?.tempo ?? 1)
    }

    Binding {
        target: Deck
        property: "faces"
        value: window.decks.faces
    }

    Binding {
        target: Deck
        property: "letters"
        value: window.decks.lettersShown
    }

    Binding {
        target: Deck
        property: "backs"
        value: window.decks.backs
    }

    Connections {
        target: window

        function onFrameSwapped(): void {
            enabled = false;
            lighting.start();
            loading.start();
        }
    }

    // The frame is shown to the end before the lamp is lit
    Timer {
        id: lighting

        interval: 1
        onTriggered: room.active = true
    }

    // Who looks elsewhere is told that he is asked
    Connections {
        target: page.item
        ignoreUnknownSignals: true

        function onCalled(): void {
            if (!window.active)
                window.alert(0);
        }
    }

    // The rest of the program is loaded when the first page stands still
    Timer {
        id: loading

        interval: 2 * Motion.fade + 100
        onTriggered: window.shell.loadAll()
    }

    Connections {
        target: window.shell

        function onPageChanged(): void {
            window.showPage();
        }

        function onSheetChanged(): void {
            window.showSheet();
        }
    }

    Loader {
        id: room

        anchors.fill: parent
        active: false
        source: "pages/Room.qml"
    }

    Loader {
        id: page

        anchors.fill: parent
        focus: true
        onLoaded: {
            (item as Item).forceActiveFocus();
            appear.restart();
        }

        NumberAnimation {
            id: appear

            target: page
            property: "opacity"
            from: 0
            to: 1
            duration: Motion.fade
        }
    }

    NoticeBar {
        readonly property bool aside: window.shown?.railed ?? false
        readonly property bool low: window.shown?.busyAbove ?? false
        readonly property real from: window.shown?.clearFrom ?? Theme.l
        readonly property real to: window.shown?.clearTo ?? parent.width - Theme.l

        shell: window.shell
        x: aside ? parent.width - width - Theme.s : Math.max(from, Math.min((parent.width - width) / 2, to - width))
        y: low ? parent.height - height - Theme.s : aside ? Theme.s : Theme.m
        width: aside ? Theme.rail - 2 * Theme.s : Math.max(Theme.px(320), Math.min(Theme.px(720), to - from))
    }

    // What takes long shows how far it is
    Loader {
        readonly property var clerk: window.shell.clerk

        anchors.fill: parent
        onClerkChanged: {
            if (clerk)
                setSource("pages/WorkSheet.qml", { "clerk": clerk });
        }
    }

    SheetKeys {
        shell: window.shell
    }

    Shortcut {
        sequence: "F4"
        enabled: window.shell.page === "table"
        onActivated: window.shell.leave()
    }

    Shortcut {
        sequence: "F11"
        autoRepeat: false
        onActivated: {
            const filled = window.visibility === Window.FullScreen;
            if (!filled)
                window.windowed = window.visibility;
            window.visibility = filled ? window.windowed : Window.FullScreen;
        }
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: window.close()
    }
}
