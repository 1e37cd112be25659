// Asks for a file: a record to open or to save (`saving`), or a page to print (`page`); the dialog is made only when it
// is wanted. `suggestion` is what a file to be saved may be called. Signal: chosen(file).
import QtQuick

Loader {
    id: dialog

    readonly property var made: item
    property bool saving: false
    property bool page: false
    property url suggestion

    signal chosen(file: url)

    function ask(): void {
        if (source.toString() === "")
            setSource("RecordFileDialog.qml", { "saving": saving, "page": page });
        else
            open();
    }

    function open(): void {
        if (suggestion.toString() !== "")
            made.selectedFile = suggestion;
        made.open();
    }

    onLoaded: open()

    Connections {
        target: dialog.item
        ignoreUnknownSignals: true

        function onAccepted(): void {
            dialog.chosen(dialog.made.selectedFile);
        }
    }
}
