// Asks where a file is to be saved; the dialog is made only when it is wanted. Required: `title`, `suffix`, `filter`.
// `suggestion` is what the file may be called. Signal: chosen(file).
import QtQuick

Loader {
    id: asker

    required property string title
    required property string suffix
    required property string filter
    property url suggestion
    readonly property var made: item

    signal chosen(file: url)

    function ask(): void {
        if (source.toString() === "")
            setSource("SaveDialog.qml", { "title": title, "defaultSuffix": suffix, "nameFilters": [filter] });
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
        target: asker.item
        ignoreUnknownSignals: true

        function onAccepted(): void {
            asker.chosen(asker.made.selectedFile);
        }
    }
}
