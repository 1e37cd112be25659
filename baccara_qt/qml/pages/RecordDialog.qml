// Asks for a file: a record to open or to save (`saving`), or a page to print (`page`); the dialog is made only when it
// is wanted. Signal: chosen(file).
import QtQuick

Loader {
    id: dialog

    readonly property var made: item
    property bool saving: false
    property bool page: false

    signal chosen(file: url)

    function ask(): void {
        if (source.toString() === "")
            setSource("RecordFileDialog.qml", { "saving": saving, "page": page });
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
