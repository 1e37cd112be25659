// The table of Punto Banco with everything on it. A click on the felt shows at once what is still to be shown.
// Required: `table`.
pragma ComponentBehavior: Bound

import QtQuick
import Baccara
import "../table"

Item {
    id: scene

    required property PuntoTable table
    readonly property alias cut: knife.position
    // Where everything lies, for what is laid over the scene
    readonly property alias spots: geometry
    // Asked of the table once, however many go by it
    readonly property var cue: table.cue
    // How the packs lie while nothing moves: as after a beat; usually there are none
    property string packs
    readonly property bool washing: ["spread", "wash", "wash_down", "gather"].includes(cue.beat)
    readonly property bool shuffling: washing || packs !== ""
    readonly property bool inCoup: ["deal", "turn", "settle"].includes(table.phase)

    PuntoGeometry {
        id: geometry

        width: scene.width
        height: scene.height
        places: scene.table.places
        shoeSeat: scene.table.shoeSeat
        allAround: scene.table.allAround
        shares: scene.table.shares
        human: scene.table.human
        bets: scene.table.bets
    }

    TableTop {
        geometry: geometry
    }

    Cloth {
        geometry: geometry
        boxed: scene.table.boxed
    }

    TapHandler {
        enabled: scene.table.busy
        onTapped: scene.table.skip()
    }

    TurnMark {
        geometry: geometry
        seat: scene.table.turnSeat
    }

    HouseSide {
        table: scene.table
        geometry: geometry
    }

    Repeater {
        model: scene.table.own

        FieldBox {
            geometry: geometry
            seat: scene.table.human
            onLaid: scene.table.lay(bet)
            onTaken: scene.table.takeOff(bet)
        }
    }

    Repeater {
        model: scene.table.fields

        FieldName {
            geometry: geometry
        }
    }

    HandArea {
        visible: !knife.visible && !scene.shuffling
        geometry: geometry
        hand: "punto"
        title: qsTr("Punto")
        points: scene.table.puntoPoints
        live: scene.inCoup
        abreast: true
    }

    HandArea {
        visible: !knife.visible && !scene.shuffling
        geometry: geometry
        hand: "banco"
        title: qsTr("Banco")
        points: scene.table.bancoPoints
        live: scene.inCoup
        abreast: true
    }

    Repeater {
        model: scene.table.seats

        SeatPlace {
            geometry: geometry
        }
    }

    CroupierPost {
        table: scene.table
        geometry: geometry
    }

    Shoe {
        table: scene.table
        cue: scene.cue
        geometry: geometry
        flown: flights.flown
    }

    // At rest it would lie on somebody's fields
    Rake {
        visible: scene.cue.beat === "rake"
        geometry: geometry
        cue: scene.cue
        flown: flights.progress
    }

    Repeater {
        model: scene.table.chips

        FieldChips {
            geometry: geometry
            human: scene.table.human
        }
    }

    Repeater {
        model: scene.table.cards

        CardItem {
            geometry: geometry
        }
    }

    ResultBanner {
        outcome: scene.table.outcome
        geometry: geometry
        past: !scene.inCoup
        // Between cards and fields there is no room for two lines: when the cards are gone it takes their place
        level: geometry.handMiddle("punto").y + (past ? -height / 2 : geometry.hand / 2 + 4 * geometry.u)
    }

    // In the hand of the user, above its place
    Loader {
        readonly property point middle: geometry.squeezed(scene.table.squeezedHand, scene.table.squeezedOrder)

        active: scene.table.squeezed !== ""
        x: middle.x - width / 2
        y: middle.y - height / 2
        width: height * 5 / 7
        height: 154 * geometry.u
        sourceComponent: Squeeze {
            face: scene.table.squeezed
            back: scene.table.squeezedBack
            spoken: scene.table.squeezedHand === "punto" ? qsTr("Your card, Punto") : qsTr("Your card, Banco")
            onTurned: scene.table.act("turn_card", "", scene.table.seq)
        }
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

    FlightOverlay {
        id: flights

        z: 2
        table: scene.table
        cue: scene.cue
        geometry: geometry
    }
}
