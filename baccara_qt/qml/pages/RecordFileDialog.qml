// The platform's dialog for one file: a record to open or to save (`saving`), or a page to print (`page`).
import QtQuick
import QtQuick.Dialogs

FileDialog {
    required property bool saving
    required property bool page

    title: page ? qsTr("Save the page") : saving ? qsTr("Save the record") : qsTr("Open a record")
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFile
    defaultSuffix: page ? "pdf" : "baccara"
    nameFilters: [page ? qsTr("Pages (*.pdf)") : qsTr("Records (*.baccara)"), qsTr("All files (*)")]
}
