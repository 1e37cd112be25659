// The platform's dialog for a file to be written; what kind of file is set from outside.
import QtQuick.Dialogs

FileDialog {
    fileMode: FileDialog.SaveFile
}
