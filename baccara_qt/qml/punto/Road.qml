// One scoreboard, drawn anew when it changes: its newest columns, as many as there is room for. Punto is a ring, Banco a
// square; a derived road shows red filled and blue hollow, the cockroach road as strokes that rise or fall.
// Required: `board` (see Scoreboards), `cell`: size of a cell.
import QtQuick
import ".."

Canvas {
    id: road

    required property var board
    required property real cell
    readonly property int room: Math.max(1, Math.floor(width / cell))
    // The next column stays free
    readonly property int first: room > 1 ? Math.max(0, board.columns - room + 1) : 0
    readonly property bool derived: !["bead", "big"].includes(board.kind)

    function tone(letter: string): color {
        return letter === "B" || letter === "r" ? Theme.roadRed : letter === "T" ? Theme.roadGreen : Theme.roadBlue;
    }

    function shape(ctx: var, x: real, y: real, size: real, square: bool): void {
        ctx.beginPath();
        if (square)
            ctx.rect(x - size / 2, y - size / 2, size, size);
        else
            ctx.arc(x, y, size / 2, 0, 2 * Math.PI);
    }

    function letters(ctx: var, x: real, y: real, text: string, size: real): void {
        ctx.font = "600 " + Math.round(size) + "px '" + Theme.sans + "'";
        ctx.textAlign = "center";
        ctx.textBaseline = "middle";
        ctx.fillText(text, x, y + size * 0.06);
    }

    function mark(ctx: var, x: real, y: real, letter: string, ties: int): void {
        const size = cell * 0.78;
        ctx.strokeStyle = tone(letter);
        ctx.fillStyle = tone(letter);
        ctx.lineWidth = Math.max(1.2, cell * 0.11);
        if (board.kind === "bead") {
            shape(ctx, x, y, size, letter === "B");
            ctx.fill();
            ctx.fillStyle = Theme.ink;
            letters(ctx, x, y, letter, cell * 0.56);
        } else if (board.kind === "big") {
            if (letter !== "T") {
                shape(ctx, x, y, size, letter === "B");
                ctx.stroke();
                letters(ctx, x, y, letter, cell * 0.48);
            }
            if (ties > 0) {
                ctx.strokeStyle = Theme.roadGreen;
                ctx.beginPath();
                ctx.moveTo(x - cell * 0.42, y + cell * 0.42);
                ctx.lineTo(x + cell * 0.42, y - cell * 0.42);
                ctx.stroke();
                ctx.fillStyle = Theme.roadGreen;
                if (ties > 1)
                    letters(ctx, x + cell * 0.3, y + cell * 0.28, String(ties), cell * 0.46);
            }
        } else if (board.kind === "cockroach") {
            const rise = letter === "r" ? 1 : -1;
            ctx.beginPath();
            ctx.moveTo(x - size * 0.42, y + rise * size * 0.42);
            ctx.lineTo(x + size * 0.42, y - rise * size * 0.42);
            ctx.stroke();
        } else {
            shape(ctx, x, y, size, board.kind === "small");
            letter === "r" ? ctx.fill() : ctx.stroke();
        }
    }

    implicitHeight: 6 * cell
    onBoardChanged: requestPaint()
    onCellChanged: requestPaint()
    Accessible.role: Accessible.Graphic
    Accessible.name: board.spoken
    onPaint: {
        const ctx = getContext("2d");
        ctx.reset();
        ctx.strokeStyle = Theme.line;
        ctx.lineWidth = 1;
        ctx.beginPath();
        for (let row = 0; row <= 6; ++row) {
            ctx.moveTo(0, row * cell);
            ctx.lineTo(room * cell, row * cell);
        }
        for (let column = 0; column <= room; ++column) {
            ctx.moveTo(column * cell, 0);
            ctx.lineTo(column * cell, 6 * cell);
        }
        ctx.stroke();
        for (const [column, row, letter, ties] of board.cells)
            if (column >= first)
                mark(ctx, (column - first + 0.5) * cell, (row + 0.5) * cell, letter, ties);
    }
}
