// The table with everything on it. A click on the felt shows at once what is still to be shown.
// Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara

Item {
    id: scene

    required property TableModel table
    readonly property alias cut: knife.position
    // Where everything lies, for what is laid over the scene
    readonly property alias spots: geometry
    readonly property bool passing: passage.visible || knife.visible || shuffling
    // Each is asked of the table once, however many go by it
    readonly property var cue: table.cue
    readonly property int turnSeat: table.turnSeat
    // How the packs lie while nothing moves: as after a beat; usually there are none
    property string packs
    readonly property bool washing: ["spread", "wash", "wash_down", "gather"].includes(cue.beat)
    readonly property bool shuffling: washing || packs !== ""
    readonly property alias waits: flights.waits
    readonly property bool inCoup: ["deal", "ponte", "banker", "settle"].includes(table.phase)

    TableGeometry {
        id: geometry

        width: scene.width
        height: scene.height
        places: scene.table.places
        bankFigure: house.figure
        garaged: scene.table.books.garage > 0
        filling: (scene.cue.chips ?? []).some(flight => flight.end.place === "garage")
        shoeSeat: scene.table.shoeSeat
        looking: scene.table.phase === "ponte" ? scene.turnSeat : 0
    }

    TableTop {
        geometry: geometry
    }

    TapHandler {
        // A slip of the hand must not deal all that is left
        enabled: scene.table.busy && !scene.waits
        onTapped: scene.table.skip()
    }

    TurnMark {
        geometry: geometry
        seat: scene.turnSeat
    }

    HousePlaces {
        id: house

        table: scene.table
        geometry: geometry
    }

    HandArea {
        visible: !scene.passing
        geometry: geometry
        hand: "ponte"
        places: 3
        title: qsTr("Ponte")
        points: scene.table.pontePoints
        live: scene.inCoup
    }

    HandArea {
        visible: !scene.passing
        geometry: geometry
        hand: "bank"
        places: 3
        title: qsTr("Banque")
        points: scene.table.bankPoints
        live: scene.inCoup
    }

    Repeater {
        model: scene.table.seats

        SeatPlace {
            geometry: geometry
            asked: isTurn || number === scene.turnSeat
        }
    }

    CroupierPost {
        table: scene.table
        geometry: geometry
    }

    Rake {
        geometry: geometry
        cue: scene.cue
        flown: flights.progress
    }

    Repeater {
        model: scene.table.chips

        ChipHeap {
            geometry: geometry
        }
    }

    Item {
        id: cards

        Repeater {
            model: scene.table.cards

            CardItem {
                geometry: geometry
            }
        }
    }

    // The bank's cards lie under its corner
    Shoe {
        table: scene.table
        cue: scene.cue
        geometry: geometry
        flown: flights.flown
    }

    Repeater {
        model: scene.table.chips

        StakeFigure {
            geometry: geometry
        }
    }

    ResultBanner {
        outcome: scene.table.outcome
        geometry: geometry
        over: scene.passing
        past: !scene.inCoup
    }

    PassagePanel {
        id: passage

        table: scene.table
        cue: scene.cue
        geometry: geometry
        progress: flights.progress
    }

    CutPanel {
        id: knife

        table: scene.table
        cue: scene.cue
        geometry: geometry
        progress: flights.progress
        shuffling: scene.shuffling
    }

    Loader {
        active: scene.shuffling
        sourceComponent: ShuffleScene {
            geometry: geometry
            beat: scene.washing ? scene.cue.beat : scene.packs
            progress: scene.washing ? flights.progress : 1
        }
    }

    Loader {
        active: scene.waits
        sourceComponent: DealingHand {
            geometry: geometry
            cue: scene.cue
            onDealt: from => {
                flights.drawn = from;
                scene.table.dealCard();
            }
        }
    }

    FlightOverlay {
        id: flights

        z: 2
        table: scene.table
        cue: scene.cue
        geometry: geometry
    }
}
