// A session looked at again: the table, what happens at it line by line, and the way through coups and moments.
// Required: `shell`. `tempo` is how many times as fast as usual everything moves.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import ".."
import "../controls"

FocusScope {
    id: page

    required property Shell shell
    readonly property Replay replay: (shell.library as LibraryPage).replay
    readonly property Keepsakes keepsakes: (shell.library as LibraryPage).keepsakes
    readonly property real tempo: replay.tempo
    // Notices lie over the rail: the croupier must be seen
    readonly property bool railed: true

    function savePicture(file: url): void {
        scene.grabToImage(result => page.keepsakes.savePicture(result.image, file));
    }

    focus: true
    Keys.onPressed: event => {
        const coupwise = event.modifiers & Qt.ControlModifier;
        switch (event.key) {
        case Qt.Key_Right:
        case Qt.Key_L:
            coupwise ? replay.seekCoup(replay.coup + 1) : event.key === Qt.Key_L ? replay.hurry(1) : replay.forward();
            break;
        case Qt.Key_Left:
        case Qt.Key_J:
            coupwise ? replay.seekCoup(replay.coup - 1) : event.key === Qt.Key_J ? replay.hurry(-1) : replay.back();
            break;
        case Qt.Key_PageDown:
            replay.seekCoup(replay.coup + 1);
            break;
        case Qt.Key_PageUp:
            replay.seekCoup(replay.coup - 1);
            break;
        case Qt.Key_Home:
            replay.first();
            break;
        case Qt.Key_End:
            replay.last();
            break;
        case Qt.Key_K:
        case Qt.Key_Space:
            if (!event.isAutoRepeat)
                replay.toggle();
            break;
        case Qt.Key_Escape:
            page.shell.openLibrary();
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    Item {
        id: scene

        anchors.left: parent.left
        anchors.right: story.left
        anchors.top: parent.top
        anchors.bottom: deck.top

        // The picture of the table has the colour of the room behind it
        Rectangle {
            anchors.fill: parent
            color: Theme.night
        }

        Loader {
            id: table

            readonly property GameTable shown: page.replay.table as GameTable

            function put(): void {
                if (shown)
                    setSource(Qt.resolvedUrl(shown.game === "punto_banco" ? "../punto/PuntoScene.qml" : "../table/TableScene.qml"), { "table": shown });
                else
                    source = "";
            }

            anchors.fill: parent
            Component.onCompleted: put()
            onShownChanged: put()
        }
    }

    ActionButton {
        x: Theme.xs
        y: Theme.xs
        implicitHeight: Theme.px(34)
        look: "plain"
        text: "‹ " + qsTr("Sessions")
        spoken: qsTr("Back to your sessions")
        key: "Alt+Left"
        keyText: ""
        onClicked: page.shell.openLibrary()
    }

    // Who has gone elsewhere meanwhile stays there
    Connections {
        target: page.replay

        function onMade(session: int): void {
            page.shell.continueSession(session);
        }
    }

    Story {
        id: story

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Theme.rail
        replay: page.replay
        keepsakes: page.keepsakes
        onPlayedOn: {
            if (!(page.shell.clerk as Clerk).ask())
                page.replay.playOn();
        }
        onPictured: picture.ask()
        onSaved: {
            if (!(page.shell.clerk as Clerk).ask())
                sheet.show(kinds);
        }
    }

    PlayDeck {
        id: deck

        anchors.left: parent.left
        anchors.right: story.left
        anchors.bottom: parent.bottom
        replay: page.replay
    }

    FileAsker {
        id: picture

        title: qsTr("Save a picture of the table")
        suffix: "png"
        suggestion: page.replay.session > 0 ? page.keepsakes.suggestion(page.replay.session, suffix) : ""
        filter: qsTr("Pictures (*.png)")
        onChosen: file => page.savePicture(file)
    }

    SheetLoader {
        id: sheet
    }

    Component {
        id: kinds

        ExportSheet {
            library: page.shell.library as LibraryPage
            session: page.replay.session
        }
    }
}
