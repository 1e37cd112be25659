// Asks for a record, to open or to save (`saving`); the dialog is made only when it is wanted. Signal: chosen(file).
import QtQuick

Loader {
    id: dialog

    readonly property var made: item
    property bool saving: false

    signal chosen(file: url)

    function ask(): void {
        if (source.toString() === "")
            setSource("RecordFileDialog.qml", { "saving": saving });
        else
            made.open();
    }

    onLoaded: made.open()

    Connections {
        target: dialog.item
        ignoreUnknownSignals: true

        function onAccepted(): void {
            dialog.chosen(dialog.made.selectedFile);
        }
    }
}
