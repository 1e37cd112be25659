// The platform's dialog for one .baccara file, to open or to save (`saving`).
import QtQuick
import QtQuick.Dialogs

FileDialog {
    required property bool saving

    title: saving ? qsTr("Save the record") : qsTr("Open a record")
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFile
    defaultSuffix: "baccara"
    nameFilters: [qsTr("Records (*.baccara)"), qsTr("All files (*)")]
}
