// The keys that open the sheets; a sheet has them too, since it keeps the keys of the page below from working.
// Required: `shell`.
import QtQuick
import Baccara

Item {
    id: keys

    required property Shell shell

    Shortcut {
        sequence: "F1"
        onActivated: keys.shell.openSheet("help")
    }

    Shortcut {
        sequence: "F2"
        onActivated: keys.shell.openSheet("rules")
    }

    Shortcut {
        sequence: "F3"
        onActivated: keys.shell.openSheet("settings")
    }

    Shortcut {
        sequence: "F5"
        enabled: keys.shell.page === "table"
        onActivated: keys.shell.openSheet("session")
    }
}
