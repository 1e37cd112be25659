// A sheet of paper laid over the page: title, a body that scrolls, and an optional row of buttons at its foot.
// Esc, a click beside it and its cross close it. Signals: closed.
import QtQuick
import QtQuick.Templates as T
import ".."

T.Popup {
    id: sheet

    property string title
    property int wish: Theme.px(620)
    default property alias body: content.data
    property alias foot: buttons.data

    function scrollBy(distance: real): void {
        const end = Math.max(0, flick.contentHeight - flick.height);
        flick.contentY = Math.min(end, Math.max(0, flick.contentY + distance));
    }

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    width: Math.min(wish, parent.width - 2 * Theme.l)
    height: Math.min(head.height + content.height + (buttons.visible ? buttons.height + Theme.l : 0) + 3 * Theme.l, parent.height - 2 * Theme.l)
    modal: true
    focus: true
    padding: Theme.l
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Motion.sheet
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Motion.fade
        }
    }

    background: Rectangle {
        color: Theme.panel
        radius: Theme.radiusLarge
        border.color: Theme.lineStrong
        border.width: Theme.hair
    }

    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title
        Keys.onPressed: event => {
            const steps = { [Qt.Key_Down]: 60, [Qt.Key_Up]: -60, [Qt.Key_PageDown]: 400, [Qt.Key_PageUp]: -400, [Qt.Key_Home]: -1e6, [Qt.Key_End]: 1e6 };
            if (steps[event.key] !== undefined) {
                sheet.scrollBy(steps[event.key]);
                event.accepted = true;
            }
        }

        Item {
            id: head

            width: parent.width
            height: Math.max(heading.height, cross.height)

            Label {
                id: heading

                text: sheet.title
                width: parent.width - cross.width - Theme.m
                anchors.verticalCenter: parent.verticalCenter
                font.family: Theme.serif
                font.pixelSize: Theme.title
                Accessible.role: Accessible.Heading
            }

            ActionButton {
                id: cross

                anchors.right: parent.right
                implicitWidth: Theme.control
                leftPadding: 0
                rightPadding: 0
                text: "×"
                look: "plain"
                spoken: qsTr("Close")
                onClicked: sheet.close()
            }
        }

        Flickable {
            id: flick

            anchors.top: head.bottom
            anchors.topMargin: Theme.m
            anchors.bottom: buttons.visible ? buttons.top : parent.bottom
            anchors.bottomMargin: buttons.visible ? Theme.l : 0
            width: parent.width
            contentWidth: width
            contentHeight: content.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollRail {}

            Column {
                id: content

                width: flick.width - Theme.m
                spacing: Theme.m
            }
        }

        MoreBelow {
            flick: flick
            width: content.width
        }

        Flow {
            id: buttons

            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.m
            layoutDirection: Qt.RightToLeft
            visible: children.length > 0
        }
    }
}
