"""The drawn art: complete, what it says it is, drawn by Qt without a word, and drawn again byte for byte."""

import itertools
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
SCRIPTS = ("draw_cards", "draw_chips", "draw_table", "draw_people", "draw_icons")
FOLDERS = ("cards", "chips", "table", "portraits", "icons")
SETS = ("classic", "four-colour", "large-index", "plain")
RANKS, SUITS, COURTS = "A23456789TJQK", "cdhs", "JQK"
LETTERS = {"": "JQK", ".fr": "VDR", ".de": "BDK"}
POINTS = {rank: 1 + i for i, rank in enumerate(RANKS[:10])}
BACKS = [f"backs/{pattern}-{colour}" for pattern in ("ogee", "lattice", "fans") for colour in ("red", "blue")]
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
CHIPS = ("cent", "1", "5", "10", "50", "100", "500", "1000", "5000", "10000", "50000")
FURNITURE = {
    "shoe": (240, 130),
    "shoe-half": (240, 130),
    "shoe-low": (240, 130),
    "shoe-empty": (240, 130),
    "shoe-blue": (240, 130),
    "palette": (420, 120),
    "slot": (220, 44),
    "cagnotte": (120, 70),
    "cut-card": (250, 350),
    "stop-card": (250, 350),
    "banker": (100, 100),
    "hammer": (130, 126),
    "light": (100, 100),
}
ICONS = ("settings", "help", "rules", "pause", "play", "step", "back", "enter", "enter-ink", "sound", "sound-off",
         "add", "remove", "chart")  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"
DRAWINGS = sorted(p.relative_to(RESOURCES).as_posix() for f in FOLDERS for p in (RESOURCES / f).rglob("*.svg"))


@pytest.fixture(scope="module")
def scripts() -> Iterator[dict[str, ModuleType]]:
    sys.path.insert(0, str(RESOURCES))
    try:
        yield {name: import_module(name) for name in (*SCRIPTS, "drawing.suits", "drawing.glyphs")}
    finally:
        sys.path.remove(str(RESOURCES))


@cache
def render(name: str, height: int) -> QImage:
    """A drawing on nothing, as high as asked."""
    renderer = QSvgRenderer(str(RESOURCES / name))
    assert renderer.isValid(), name
    box = renderer.viewBoxF()
    image = QImage(round(height * box.width() / box.height()), height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def raw(image: QImage) -> bytes:
    return bytes(image.constBits())


def distance(a: QImage, b: QImage) -> float:
    """Mean difference of all channels."""
    assert a.size() == b.size()
    x, y = raw(a), raw(b)
    return sum(abs(p - q) for p, q in zip(x, y, strict=True)) / len(x)


def spots(image: QImage) -> int:
    """How many separate blots of ink or colour lie on the ivory."""
    data, width = raw(image), image.width()
    channels = zip(data[0::4], data[1::4], data[2::4], data[3::4], strict=True)
    left = {(i % width, i // width) for i, c in enumerate(channels) if c[3] > 200 and min(c[:3]) < 120}
    count = 0
    while left:
        stack, size = [left.pop()], 0
        while stack:
            x, y = stack.pop()
            size += 1
            for near in itertools.product((x - 1, x, x + 1), (y - 1, y, y + 1)):
                if near in left:
                    left.remove(near)
                    stack.append(near)
        count += size > 5
    return count


def test_the_list_is_complete() -> None:
    expected = {f"cards/{s}/{card}.svg" for s in SETS for card in CARDS}
    expected |= {
        f"cards/{s}/{rank}{suit}.{language}.svg"
        for s in SETS[:3]
        for rank in COURTS
        for suit in SUITS
        for language in ("fr", "de")
    }
    expected |= {f"cards/{back}.svg" for back in BACKS}
    expected |= {f"chips/{chip}{ending}.svg" for chip in CHIPS for ending in ("", "-edge")}
    expected |= {f"table/{name}.svg" for name in FURNITURE}
    expected |= {f"portraits/{number:02}.svg" for number in range(1, 17)}
    assert {p.stem for p in (RESOURCES / "icons/ui").iterdir()} == set(ICONS)
    expected |= {"icons/baccara.svg"}
    assert expected - set(DRAWINGS) == set()
    people = {f"{n:02}.svg" for n in range(1, 17)} | {"croupier.svg", "you.svg"}
    assert {p.name for p in (RESOURCES / "portraits").iterdir()} == people


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_plain_svg_and_qt_draws_it(name: str) -> None:
    # Warnings of Qt fail the test by themselves (tests/conftest.py).
    text = (RESOURCES / name).read_text(encoding="utf-8")
    assert not re.search(r"<(filter|mask|clipPath|style|text|tspan|image|script|font|foreignObject)\b", text)
    assert " class=" not in text and " style=" not in text and "nan" not in text.split("<title>")[0]
    root = ET.fromstring(text)
    box = [float(v) for v in root.attrib["viewBox"].split()]
    assert box[2:] == [float(root.attrib["width"]), float(root.attrib["height"])]
    used = set(re.findall(r'xlink:href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert used <= {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
    image = render(name, 48)
    assert sum(alpha > 0 for alpha in raw(image)[3::4]) > 40, "nothing to be seen"


@pytest.mark.parametrize("name", FURNITURE)
def test_furniture_keeps_its_size(name: str) -> None:
    assert QSvgRenderer(str(RESOURCES / "table" / f"{name}.svg")).viewBox().size().toTuple() == FURNITURE[name]


@pytest.mark.parametrize("face_set", SETS)
def test_fifty_two_faces_all_different(face_set: str) -> None:
    files = [p.relative_to(RESOURCES).as_posix() for p in (RESOURCES / "cards" / face_set).glob("*.svg")]
    # A French queen and a German queen are both D, an English and a German king both K.
    alike = {"Q": (".fr", ".de"), "K": ("", ".de")}
    pictures: dict[bytes, str] = {}
    for name in sorted(files):
        assert QSvgRenderer(str(RESOURCES / name)).viewBox().size().toTuple() == (256, 356)
        other = pictures.setdefault(raw(render(name, 120)), name)
        if other != name:
            a, b = Path(other).name, Path(name).name
            assert a[:2] == b[:2]
            assert {a[2:-4], b[2:-4]} == set(alike[a[0]])
    assert len(pictures) == 52 if face_set == "plain" else 52 + 16


@pytest.mark.parametrize("face_set", SETS)
@pytest.mark.parametrize("card", [c for c in CARDS if c[0] not in COURTS])
def test_a_face_shows_its_points(face_set: str, card: str, scripts: dict[str, ModuleType]) -> None:
    rank, suit = card
    root = ET.fromstring((RESOURCES / "cards" / face_set / f"{card}.svg").read_text(encoding="utf-8"))
    suits = scripts["drawing.suits"]
    assert root.findtext(f"{SVG}title") == f"{suits.RANK_NAMES[rank]} of {suits.NAMES[suit]}"
    pips = next(e for e in root.iter() if e.attrib.get("id") == f"pips-{rank}")
    uses = list(pips.iter(f"{SVG}use"))
    assert len(uses) == POINTS[rank] == len(suits.PIPS[rank])
    places = {use.attrib["transform"] for use in uses}
    assert len(places) == len(uses)
    assert {use.attrib["{http://www.w3.org/1999/xlink}href"] for use in root.iter(f"{SVG}use")} == {f"#suit-{suit}"}
    index = {e.attrib["id"] for e in root.iter() if e.attrib.get("id", "").startswith("index-")}
    label = "10" if rank == "T" else rank
    assert index == (set() if face_set == "plain" else {f"index-{label}"})
    assert pips.attrib["fill"] == style_colour(face_set, suit)
    if rank != "A":
        # What the eye counts: pips, and in two corners the index's characters and a suit, none touching.
        corners = 0 if face_set == "plain" else 2 * (len(label) + 1)
        assert spots(render(f"cards/{face_set}/{card}.svg", 280)) == POINTS[rank] + corners


def style_colour(face_set: str, suit: str) -> str:
    red, ink, green, blue = "#B3202C", "#17191B", "#17603F", "#1F4FA0"
    four = {"c": green, "d": blue, "h": red, "s": ink}
    two = {"c": ink, "d": red, "h": red, "s": ink}
    return (four if face_set == "four-colour" else two)[suit]


@pytest.mark.parametrize("face_set", SETS)
@pytest.mark.parametrize("ending", LETTERS)
def test_courts_carry_the_letters_of_the_language(face_set: str, ending: str, scripts: dict[str, ModuleType]) -> None:
    if face_set == "plain" and ending:
        assert not list((RESOURCES / "cards" / face_set).glob(f"*{ending}.svg"))
        return
    suits = scripts["drawing.suits"]
    for rank, letter in zip(COURTS, LETTERS[ending], strict=True):
        for suit in SUITS:
            text = (RESOURCES / "cards" / face_set / f"{rank}{suit}{ending}.svg").read_text(encoding="utf-8")
            assert f"<title>{suits.RANK_NAMES[rank]} of {suits.NAMES[suit]}</title>" in text
            assert f'id="court-{rank}"' in text
            assert f'id="suit-{suit}"' in text
            indices = [] if face_set == "plain" else [letter]
            assert re.findall(r'id="index-([^"]+)"', text) == indices


def test_every_index_is_its_own_glyph(scripts: dict[str, ModuleType]) -> None:
    glyphs = scripts["drawing.glyphs"]
    outlines = {name: glyphs.glyph(name)[0].text() for name in "0123456789ABDJKQRV"}
    assert len(set(outlines.values())) == len(outlines)
    # The same index is drawn the same in all suits, and nowhere else.
    seen: dict[str, str] = {}
    for card in CARDS:
        text = (RESOURCES / "cards" / "classic" / f"{card}.svg").read_text(encoding="utf-8")
        found = re.search(r'<g id="index-[^"]+"[^>]*><path d="([^"]+)"', text)
        assert found
        assert seen.setdefault(found[1], card[0]) == card[0]
    assert len(seen) == 13


@pytest.mark.parametrize("name", BACKS)
def test_a_back_does_not_tell_which_way_up_it_lies(name: str) -> None:
    image = render(f"cards/{name}.svg", 356)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert distance(image, turned) < 0.6


@pytest.mark.parametrize("card", [c for c in CARDS if c[0] in COURTS])
def test_a_court_is_the_same_upside_down(card: str) -> None:
    panel = render(f"cards/plain/{card}.svg", 356).copy(53, 23, 150, 310)
    turned = panel.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert distance(panel, turned) < 3


@pytest.mark.parametrize("name", ["classic/9h", "plain/Kc", *BACKS])
def test_a_card_has_nothing_at_its_rim_so_that_it_is_smooth_when_turned(name: str) -> None:
    image = render(f"cards/{name}.svg", 356)
    rim = [(x, y) for x in range(256) for y in (0, 1, 354, 355)] + [
        (x, y) for y in range(356) for x in (0, 1, 254, 255)
    ]
    assert {image.pixelColor(x, y).alpha() for x, y in rim} == {0}
    assert image.pixelColor(128, 4).alpha() == image.pixelColor(4, 178).alpha() == 255


def test_chips_share_their_box_and_are_told_apart() -> None:
    for chip in CHIPS:
        whole, edge = (RESOURCES / "chips" / f"{chip}{e}.svg" for e in ("", "-edge"))
        size = QSvgRenderer(str(whole)).viewBox().size().toTuple()
        assert size == QSvgRenderer(str(edge)).viewBox().size().toTuple()
        assert size == ((140, 90) if chip in CHIPS[-3:] else (100, 90))
        assert distance(render(f"chips/{chip}.svg", 60), render(f"chips/{chip}-edge.svg", 60)) > 5
    for group in (CHIPS[:-3], CHIPS[-3:]):
        for a, b in itertools.combinations(group, 2):
            assert distance(render(f"chips/{a}.svg", 28), render(f"chips/{b}.svg", 28)) > 8, (a, b)


def test_guests_are_told_apart_at_36_pixels() -> None:
    names = [f"portraits/{number:02}.svg" for number in range(1, 17)] + ["portraits/croupier.svg", "portraits/you.svg"]
    for a, b in itertools.combinations(names, 2):
        assert distance(render(a, 36), render(b, 36)) > 8, (a, b)


def test_the_weave_has_no_seam() -> None:
    file, size = RESOURCES / "table" / "grain.png", (256, 256)
    assert file.stat().st_size <= 150_000
    image = QImage(str(file)).convertToFormat(QImage.Format.Format_ARGB32)
    assert image.size().toTuple() == size

    def step(a: list[QColor], b: list[QColor]) -> float:
        return sum(abs(p.lightness() - q.lightness()) + abs(p.alpha() - q.alpha()) for p, q in zip(a, b, strict=True))

    width, height = size
    columns = [[image.pixelColor(x, y) for y in range(height)] for x in (*range(24), width - 1)]
    rows = [[image.pixelColor(x, y) for x in range(width)] for y in (*range(24), height - 1)]
    for lines in (columns, rows):
        inside = [step(a, b) for a, b in itertools.pairwise(lines[:-1])]
        assert step(lines[-1], lines[0]) <= 1.25 * max(inside)


@pytest.mark.parametrize(("name", "size"), [("shadow-card", (140, 180)), ("shadow-card-lifted", (180, 220))])
def test_a_shadow_is_soft_and_has_straight_sides(name: str, size: tuple[int, int]) -> None:
    image = QImage(str(RESOURCES / "cards" / f"{name}.png")).convertToFormat(QImage.Format.Format_ARGB32)
    assert image.size().toTuple() == size
    width, half = size[0], size[0] // 2
    middle = [image.pixelColor(x, size[1] // 2).alpha() for x in range(width)]
    assert middle[0] <= 2 and max(middle) == middle[half] > 100
    assert middle[: half + 1] == sorted(middle[: half + 1]) and middle == middle[::-1]
    for y in range(size[1] // 2 - 4, size[1] // 2 + 4):
        assert all(abs(image.pixelColor(x, y).alpha() - middle[x]) <= 1 for x in range(width))


def test_the_icon_comes_in_all_sizes() -> None:
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        assert QImage(str(RESOURCES / "icons" / f"baccara-{size}.png")).size().toTuple() == (size, size)
    assert (RESOURCES / "icons" / "baccara.ico").read_bytes()[:6] == b"\0\0\1\0\7\0"


def test_the_art_stays_small() -> None:
    def weight(folder: str) -> int:
        return sum(p.stat().st_size for p in (RESOURCES / folder).rglob("*") if p.is_file())

    assert weight("cards") < 4_000_000
    assert sum(weight(folder) for folder in FOLDERS) < 6_000_000


def test_drawing_again_gives_the_same_bytes(tmp_path: Path, scripts: dict[str, ModuleType]) -> None:
    for name in SCRIPTS[:-1]:
        scripts[name].main(tmp_path)
    scripts["draw_icons"].draw_lines(tmp_path)
    drawn = {p.relative_to(tmp_path).as_posix(): p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}
    kept = {
        p.relative_to(RESOURCES).as_posix(): p.read_bytes()
        for folder in FOLDERS
        for p in (RESOURCES / folder).rglob("*")
        if p.is_file() and not re.fullmatch(r"baccara(-\d+\.png|\.ico)", p.name)
    }
    assert sorted(drawn) == sorted(kept)
    assert [name for name in kept if drawn[name] != kept[name]] == []


def test_the_icon_drawn_again_looks_the_same(scripts: dict[str, ModuleType]) -> None:
    # Qt draws and packs these; another Qt may round a pixel differently.
    for size, data in scripts["draw_icons"].draw_images().items():
        again = QImage.fromData(data).convertToFormat(QImage.Format.Format_ARGB32)
        kept = QImage(str(RESOURCES / "icons" / f"baccara-{size}.png")).convertToFormat(QImage.Format.Format_ARGB32)
        assert distance(again, kept) < 1
