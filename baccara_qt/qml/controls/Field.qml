// One line to write in, with its label above and below it either a hint or, in red, what is wrong.
// Signals: edited(text) at every change by the user, accepted at Enter.
import QtQuick
import QtQuick.Templates as T
import ".."

FocusScope {
    id: field

    property string label
    property string hint
    property string problem
    property string suffix
    property alias text: input.text
    property alias placeholder: input.placeholderText
    property alias maximumLength: input.maximumLength
    property alias horizontalAlignment: input.horizontalAlignment
    property alias input: input

    signal edited(text: string)
    signal accepted

    function selectAll(): void {
        input.selectAll();
    }

    implicitWidth: Theme.px(220)
    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: parent.width
        spacing: Theme.px(6)

        Label {
            text: field.label
            visible: text !== ""
            width: parent.width
            color: Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        T.TextField {
            id: input

            focus: true
            width: parent.width
            height: Theme.control
            leftPadding: Theme.m
            rightPadding: Theme.m + (suffixText.visible ? suffixText.width + Theme.s : 0)
            verticalAlignment: TextInput.AlignVCenter
            color: Theme.ivory
            placeholderTextColor: Theme.faint
            selectionColor: Theme.goldDeep
            selectedTextColor: Theme.ivory
            font.family: Theme.serif
            font.pixelSize: Theme.px(17)
            font.features: Theme.figures
            selectByMouse: true
            maximumLength: 200
            Accessible.role: Accessible.EditableText
            Accessible.name: field.label
            Accessible.description: field.problem !== "" ? field.problem : field.hint
            onTextEdited: field.edited(text)
            onAccepted: field.accepted()
            // What is typed after Tab is written anew
            onActiveFocusChanged: if (activeFocus && (focusReason === Qt.TabFocusReason || focusReason === Qt.BacktabFocusReason))
                selectAll()
            // A key held down accepts once
            Keys.onReturnPressed: event => event.accepted = event.isAutoRepeat
            Keys.onEnterPressed: event => event.accepted = event.isAutoRepeat

            background: Rectangle {
                color: Theme.pressed
                radius: Theme.radius
                border.width: input.activeFocus ? Theme.px(2) : Theme.hair
                border.color: field.problem !== "" ? Theme.danger : input.activeFocus ? Theme.focus : input.hovered ? Theme.gold : Theme.lineStrong
            }

            Text {
                anchors.verticalCenter: parent.verticalCenter
                x: input.leftPadding
                width: input.width - input.leftPadding - input.rightPadding
                visible: input.text === "" && input.preeditText === ""
                text: input.placeholderText
                color: input.placeholderTextColor
                font.family: Theme.serif
                font.italic: true
                font.pixelSize: Theme.px(16)
                elide: Text.ElideRight
                horizontalAlignment: input.horizontalAlignment
                Accessible.ignored: true
            }

            Text {
                id: suffixText

                anchors.right: parent.right
                anchors.rightMargin: Theme.m
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: field.suffix
                color: Theme.muted
                font.family: Theme.sans
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }

        Label {
            text: field.problem !== "" ? field.problem : field.hint
            visible: text !== ""
            width: parent.width
            color: field.problem !== "" ? Theme.danger : Theme.muted
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
