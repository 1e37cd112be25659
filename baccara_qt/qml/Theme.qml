// Colours, type, spacing and radii of the whole program. Main sets `scale` from the size of the window, `resources` to the
// folder of the drawn files and `cloth` from the settings; everything measured in pixels follows `scale`.
pragma Singleton

import QtQuick

QtObject {
    property real scale: 1
    property url resources
    property string cloth: "green"

    // Ground
    readonly property color night: "#0c0f0f"
    readonly property color room: "#151a19"
    readonly property color roomLight: "#1f2624"
    readonly property color panel: "#121716"
    readonly property color raised: "#1b2221"
    readonly property color pressed: "#0e1312"
    readonly property color veil: "#c8070909"
    readonly property color line: "#3d382a"
    readonly property color lineStrong: "#6f6140"

    // Table
    readonly property var cloths: ({
            "green": { "felt": "#14543f", "light": "#195b45", "edge": "#0b3a2d", "shade": "#0a2b22", "lamp": "#1c6148" },
            "midnight": { "felt": "#19365d", "light": "#1e3f67", "edge": "#0f2442", "shade": "#0b1a30", "lamp": "#22466f" },
            "burgundy": { "felt": "#621a28", "light": "#6b1f2e", "edge": "#420f19", "shade": "#2e0a12", "lamp": "#742534" }
        })
    readonly property color felt: cloths[cloth].felt
    readonly property color feltEdge: cloths[cloth].edge
    readonly property color feltShade: cloths[cloth].shade
    readonly property color feltLamp: cloths[cloth].lamp
    readonly property color wood: "#4b2a1d"
    readonly property color woodLight: "#6b4029"
    readonly property color woodDark: "#2a1610"
    readonly property color woodShine: "#ffdcb0"
    // Bands of fields at Punto Banco: so faint that the felt stays one
    readonly property var bands: ({ "punto": Qt.alpha(roadBlue, 0.08), "banco": Qt.alpha(roadRed, 0.09), "tie": Qt.alpha(roadGreen, 0.07) })

    // Edges of cards
    readonly property color paper: "#f1ead9"
    readonly property color paperLight: "#fbf7ec"
    readonly property color paperShade: "#cfc5ab"
    readonly property color paperLine: "#a4987c"

    // Gold: for lines and fills; `goldText` for letters on dark ground, `goldOnFelt` for letters on felt
    readonly property color gold: "#c9a55c"
    readonly property color goldBright: "#e0bf7b"
    readonly property color goldDeep: "#9c7c3e"
    readonly property color goldText: "#d8b66f"
    readonly property color goldOnFelt: "#e8cd94"

    // Letters
    readonly property color ivory: "#f4efe4"
    readonly property color muted: "#b0b8b1"
    readonly property color faint: "#8b948d"
    readonly property color ink: "#16130c"
    readonly property color red: "#b3262e"

    // Meaning
    readonly property color success: "#9fd8b4"
    readonly property color warning: "#f0c36a"
    readonly property color danger: "#ff9d8f"
    readonly property color dangerFill: "#8e2a2a"
    readonly property color successFill: "#14543f"
    readonly property color successShade: "#0a2b22"
    readonly property color focus: "#fff6dc"

    // Scoreboards: Banco or bank, Punto or ponte, ties
    readonly property color roadRed: "#ee8479"
    readonly property color roadBlue: "#86b8ee"
    readonly property color roadGreen: "#8fd0a0"

    // Type
    readonly property string serif: "Source Serif Pro"
    readonly property string sans: "Hanken Grotesk"
    readonly property int caption: Math.max(12, px(12))
    readonly property int small: Math.max(12, px(13))
    readonly property int body: px(15)
    readonly property int lead: px(18)
    readonly property int title: px(24)
    readonly property int headline: px(34)
    readonly property int display: px(88)
    // Figures of equal width and height for columns of amounts
    readonly property var figures: ({ "tnum": 1, "lnum": 1 })

    // Space
    readonly property int hair: Math.max(1, px(1))
    readonly property int xs: px(4)
    readonly property int s: px(8)
    readonly property int m: px(12)
    readonly property int l: px(20)
    readonly property int xl: px(32)
    readonly property int xxl: px(52)
    readonly property int control: px(42)
    readonly property int rail: px(310)

    // Corners
    readonly property int radiusSmall: px(4)
    readonly property int radius: px(7)
    readonly property int radiusLarge: px(12)

    // So many pixels at the size of the window the design was drawn for
    function px(size: real): int {
        return Math.round(size * scale);
    }

    // The address of a drawn file, e.g. "cards/classic/9h.svg"; empty until the folder is known
    function art(name: string): string {
        const folder = resources.toString();
        return folder === "" ? "" : folder + "/" + name;
    }
}
