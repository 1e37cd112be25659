// A sheet that is made when it is asked for, and given up when it is closed. Function: show(component).
import QtQuick

Loader {
    id: loader

    function show(kind: Component): void {
        sourceComponent = kind;
        (item as Sheet).open();
    }

    Connections {
        target: loader.item

        function onClosed(): void {
            loader.sourceComponent = undefined;
        }
    }
}
