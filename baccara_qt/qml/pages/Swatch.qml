// A small table in a cloth to choose. Required: `value`, the name of the cloth.
import QtQuick
import ".."
import "../table"

TableSurface {
    required property string value

    width: Theme.px(136)
    height: Theme.px(72)
    cloth: value
    straight: width - height
    // Room for the shadow around it
    radius: height / 2 - rail
    rail: Theme.px(5)
    inset: Theme.px(6)
}
