// The wheel over its parent, a step at a time, however finely it turns. Signal: stepped(direction) with +1 or -1.
import QtQuick

WheelHandler {
    property real turned: 0

    signal stepped(direction: int)

    onWheel: event => {
        turned += event.angleDelta.y;
        if (Math.abs(turned) >= 120) {
            stepped(turned > 0 ? 1 : -1);
            turned = 0;
        }
    }
}
