// Asks for a record; the dialog is made only when it is wanted. Signal: chosen(file).
import QtQuick

Loader {
    id: dialog

    readonly property var made: item

    signal chosen(file: url)

    function ask(): void {
        if (source.toString() === "")
            source = "RecordFileDialog.qml";
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
