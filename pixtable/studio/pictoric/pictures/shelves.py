"""Pictures of jars, books and ink."""

import math
from collections.abc import Callable

import skia

from pixtable.studio.kit.colour import Colour, Palette, mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    placed,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    star,
)
from pixtable.studio.kit.scene import Fill
from pixtable.studio.pictoric.motifs.beasts import mouse
from pixtable.studio.pictoric.motifs.birds import flying_bird
from pixtable.studio.pictoric.motifs.body import heart_path
from pixtable.studio.pictoric.motifs.clouds import billow
from pixtable.studio.pictoric.motifs.houses import city, house, lighthouse
from pixtable.studio.pictoric.motifs.kitchen import glass_jar, preserve_jar
from pixtable.studio.pictoric.motifs.lights import candle
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.motifs.people import traveller
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.plants import flower, leaf_path, mushroom
from pixtable.studio.pictoric.motifs.sea_life import fish
from pixtable.studio.pictoric.motifs.sky import moon, sparkle, starfield
from pixtable.studio.pictoric.motifs.small_life import moth
from pixtable.studio.pictoric.motifs.things import canopy, open_book
from pixtable.studio.pictoric.motifs.trees import clump_tree, fan_tree, leafy_tree, pine
from pixtable.studio.pictoric.motifs.vehicles import sailing_boat
from pixtable.studio.pictoric.palettes import CREAM, FROST, OCHRE, OXIDE, PARCHMENT, ROSE, RUST, SUMMER
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


def _backdrop(scene: Dream, top: Colour, bottom: Colour) -> None:
    scene.gradient(rect(-50, -100, 100, 104), [top, bottom], (0, -96, 0, 0))


def _snowy_house(scene: Dream) -> None:
    _backdrop(scene, "#9fd0e0", "#e8f4e8")
    scene.paper(ellipse(0, 0, 50, 16), 1.0, shadow=0.2)
    with scene.at(4, -10, 0.95):
        house(scene, 0.7, "accent2", width=32)
    for _ in range(18):
        scene.flat(circle(scene.random.uniform(-30, 30), scene.random.uniform(-80, -10), 1.6), 1.0, 0.95)


def _evening_sail(scene: Dream) -> None:
    _backdrop(scene, "#f7c06a", "#e2673f")
    scene.flat(circle(0, -44, 19), "#fff3c4")
    scene.paper(blob("-50,4! -50,-24! -16,-30 20,-20 50,-28! 50,4!"), ("#2e8c8c", "#164a5a"), shadow=0.3)
    with scene.at(0, -20, 0.4):
        sailing_boat(scene, 0.2)


def _night(scene: Dream) -> None:
    _backdrop(scene, "#1a1640", "#3a2a6a")
    starfield(scene, rect(-40, -90, 80, 90), 16, 2, (-32, -84, 32, -20))
    with scene.at(0, -44):
        moon(scene, 20, 0.97, crescent=True)


def _summer_tree(scene: Dream) -> None:
    _backdrop(scene, "#c8e0a0", "#5f9a5a")
    with scene.at(0, 0, 0.4):
        fan_tree(scene, 0.2, 0.5, seed=4, colour="#6a9a4a", fruit="accent2")


def _love(scene: Dream) -> None:
    _backdrop(scene, "#4a1426", "#a83a3a")
    scene.glow(0, -40, 50, "glow", 0.6)
    scene.paper(placed(heart_path(50), 0, -40), scene.shaded("#e8483f", 0.2, 0.3), shadow=0.6)


def _dance(scene: Dream) -> None:
    _backdrop(scene, "#f4dcd0", "#e0908a")
    with scene.at(-9, -4, 0.95):
        person(scene, "#3f5f8a", tone=0.1, hat="none", hair=0.1, arms=((-8, -24), (12, -40)))
    with scene.at(12, -4, 0.9):
        arms = (-12, -40), (10, -24)
        person(scene, "accent2", tone=0.1, hat="bun", hair=0.3, skirt=True, arms=arms, legs="none")


def _fish_day(scene: Dream) -> None:
    _backdrop(scene, "#2a6a8a", "#0f2f4a")
    with scene.at(0, -40, 0.5):
        fish(scene, "#f0903f", "#fff0d0")
    for k in range(3):
        scene.line(circle(20 + k * 3, -60 - k * 9, 2 + k * 0.6), 0.8, 1.0, 0.7)


def _candle_day(scene: Dream) -> None:
    _backdrop(scene, "#2a1a1a", "#5a3020")
    with scene.at(0, 0, 0.8):
        candle(scene, 44, 20, 0.96)


@recipe(OXIDE, light=(256, 320), reach=560, seed=56)
def jar_memory(scene: Dream) -> None:
    """An old woman keeps her days in jars; one lid has been left off and that day is flying out of the room."""
    scene.gradient(rect(0, 0, 512, 768), [0.16, 0.24, 0.14], (0, 0, 0, 768))
    scene.textured(rect(0, 0, 512, 768), brush="wood", strength=0.8)
    for x in range(0, 512, 64):
        scene.line(line(x, 0, x, 768), 2, 0.0, 0.4)

    days = (_snowy_house, _evening_sail, _night, _summer_tree, None, _love, _dance, _fish_day, _candle_day)
    k = 0
    for j in range(3):
        y = 212 + j * 178
        scene.paper(rect(-10, y, 532, 16), ("#a9764a", "#5a3626"), shadow=1.2, brush="wood", edge=0.4)
        scene.flat(rect(-10, y + 16, 532, 10), 0.0, 0.4, blur=5)
        for i in range(3):
            x = 92 + i * 164
            day = days[k]
            scene.glow(x, y - 60, 110, "glow", 0.22 if day else 0.6)
            with scene.at(x, y, 1.42):
                glass_jar(scene, 76, 92, day, lid=["accent", "accent2", "#d8a24a"][k % 3], is_open=k == 4)
            k += 1
    with scene.at(318, 384, turn=64):
        scene.paper(round_rect(-42, -8, 84, 18, 5), scene.shaded("#d8a24a", 0.1, 0.3), shadow=0.6, edge=0.2)
    for i, (x, y, kk) in enumerate(
        ((262, 318, 0.95), (314, 288, 1.0), (340, 226, 0.9), (334, 150, 0.85), (350, 76, 0.75))
    ):
        scene.glow(x, y, 70 * kk, "glow", 0.5)
        with scene.at(x, y, kk, (-20, 35, 10, -18, 24)[i]):
            moth(scene, "#ffd98a" if i % 2 else "#f08a5a")
    for _ in range(40):
        u = scene.random.random()
        scene.flat(
            circle(
                between(262, 342, min(1, u * 1.8)) + scene.random.gauss(0, 12),
                between(350, 40, u),
                scene.random.uniform(0.8, 2),
            ),
            "glow",
            0.9,
        )
    scene.paper(rect(-10, 706, 532, 80), ("#5a3626", "#2a1a20"), shadow=1, brush="wood")
    with scene.at(400, 748, 2.3, flip=True):
        person(scene, "accent", tone=0.08, hat="bun", hair=0.93, skirt=True, scarf=None, arms=((-11, -24), (16, -52)))


@recipe(CREAM, light=(256, 330), reach=560, seed=14)
def season_jars(scene: Dream) -> None:
    """Grandmother preserved the four seasons, and somebody has left the lid off winter."""
    scene.wash(["#3a2a30", "#57403e", "#6d5046", "#57403e", "#3a2a30"], strength=0.7, brush="wood")
    for i in range(8):
        scene.flat(rect(i * 70 - 10, 0, 2, 768), "#20151a", 0.4)

    def shelf(y: float) -> None:
        scene.paper(rect(-10, y, 532, 26), ("#a97a4c", "#6a4630"), brush="wood", texture=1, shadow=1.6, edge=0.4)
        scene.paper(rect(-10, y - 10, 532, 12), ("#d6a56c", "#b08050"), brush="wood", texture=1, shadow=0.3, edge=0.2)
        scene.flat(rect(-10, y + 26, 532, 60), "#140c10", 0.4, blur=12)

    shelf(352)
    shelf(664)

    def hl(y: float, a: float, c: Fill, ph: float) -> None:
        scene.paper(
            smooth(
                [(-100, 20, 1), (-100, y, 1)]
                + [(-100 + i * 25, y - a * math.sin(i * 0.9 + ph)) for i in range(1, 8)]
                + [(100, y, 1), (100, 20, 1)]
            ),
            c,
            shadow=0.6,
        )

    def spring() -> None:
        scene.flat(circle(36, -150, 17), "#fff6d0")
        hl(-70, 10, ("#b9d98a", "#7ab06a"), 1)
        hl(-44, 8, ("#8cc46a", "#4f9a5a"), 3)
        with scene.at(-14, -30, 0.72):
            leafy_tree(scene, 0.15, 0.6, 150, 84, seed=7, colour="#f2a0b4", col2="#fff0f0", density=1)
        for x in (-62, -44, 30, 50, 66):
            with scene.at(x, -8, 0.6):
                flower(scene, scene.random.choice(["#f2d24a", WHITE, "#e86a8a"]), 36, 10, 6, lean=0, tone=0.3)

    def summer() -> None:
        scene.glow(0, -146, 90, "#fff3a0", 0.9)
        scene.flat(circle(0, -146, 26), "#fff7c8")
        hl(-84, 8, ("#6ac0c8", "#2f8fb0"), 2)
        with scene.at(24, -78, 0.4):
            sailing_boat(scene, 0.4, lantern=False)
        hl(-40, 6, ("#f6dd94", "#e0b060"), 1)
        with scene.at(-40, -26, 0.34):
            canopy(scene, ("accent", WHITE))
        scene.line(line(-40, -30, -36, -4), 3, 0.2)

    def autumn() -> None:
        hl(-70, 12, ("#d98a3a", "#a8542a"), 2)
        hl(-40, 8, ("#b8602a", "#7a3a20"), 0)
        for x, k, sd, c in ((-40, 0.6, 5, "#d9602a"), (34, 0.75, 9, "#e8a02e")):
            with scene.at(x, -26, k):
                leafy_tree(scene, 0.12, 0.55, 150, 84, seed=sd, colour=c, col2="#ffd870", density=0.9)
        for _ in range(30):
            scene.flat(
                leaf_path(
                    scene.random.uniform(-80, 80), scene.random.uniform(-200, -6), 9, scene.random.uniform(-3, 3), 0.36
                ),
                scene.random.choice(["#e8a02e", "#d9602a", "#ffd870"]),
            )

    def winter() -> None:
        scene.flat(circle(-34, -150, 15), "#f6fbff")
        hl(-80, 12, ("#dfeaf2", "#b4cbdc"), 2)
        for x, h in ((-54, 80), (-22, 60), (48, 92), (70, 60)):
            with scene.at(x, -42):
                pine(scene, 0.26, h, snow=0.97)
        with scene.at(10, -44):
            house(scene, 0.6, "#b8442f")
        hl(-36, 8, ("#fbfdff", "#cfdfea"), 4)
        for _ in range(60):
            scene.flat(
                circle(scene.random.uniform(-84, 84), scene.random.uniform(-230, -6), scene.random.uniform(1, 2.4)),
                WHITE,
                0.9,
            )

    def preserved(
        season: Callable[[], None], palette: Palette, sky: list[str], light: tuple[float, float]
    ) -> Callable[[skia.Path], None]:
        def inside(glass: skia.Path) -> None:
            with scene.dressed(palette, light, 260):
                scene.washed(glass, sky, (0, -215, 0, -20))
                season()

        return inside

    for x, y, season, palette, sky, lid, light in (
        (142, 344, spring, ROSE, ["#9fd6d8", "#d9efe0", "#fff2dc"], "#e58a9a", (170, 200)),
        (374, 344, summer, SUMMER, ["#3fa0d0", "#8fd0e0", "#fff0b4"], "#f0b03f", (374, 200)),
        (136, 656, autumn, RUST, ["#e89a4a", "#f6c878", "#ffe9b4"], "#b8442f", (136, 500)),
        (376, 656, winter, FROST, ["#27406e", "#6f9cc0", "#d9e8f0"], "accent", (350, 500)),
    ):
        with scene.at(x, y, 1.12):
            preserve_jar(scene, preserved(season, palette, sky, light), 178, 222, lid, is_open=season is winter)
    # winter gets out
    for _ in range(120):
        u = scene.random.random()
        x = 376 + scene.random.gauss(0, 30 + 90 * u) - 60 * u * u
        y = 410 - u * 150 + scene.random.gauss(0, 18)
        scene.flat(circle(x, y, scene.random.uniform(1, 3)), WHITE, 0.9 - 0.5 * u, blur=0.5)
    scene.paper(
        blob("250,656! 280,640 320,648 376,644 440,646 484,634 530,646! 530,664! 250,666!"),
        (WHITE, "#cfdfea"),
        shadow=0.5,
        edge=1,
    )
    scene.paper(ellipse(470, 742, 52, 14), ("#4f7fa8", "#2f5a80"), shadow=1.0, edge=0.3)
    scene.line(ellipse(470, 738, 44, 10), 2, WHITE, 0.4)
    with scene.at(236, 664, 1.05):
        mouse(scene, "#9a8a90")
    for _ in range(26):
        x, y = scene.random.uniform(230, 520), scene.random.uniform(660, 766)
        scene.flat(circle(x, y, scene.random.uniform(0.8, 2.4)), WHITE, 0.8)


@recipe(OCHRE, light=(256, 420), reach=560, seed=5)
def book_world(scene: Dream) -> None:
    """A whole country grows out of an open book and a traveller with a lantern walks across its pages."""
    scene.wash([0.06, 0.16, 0.32, 0.46, 0.34, 0.16], strength=0.5, brush="mottle")
    scene.glow(256, 440, 420, "glow", 0.55)
    # light rays
    for a, sp, left, al in (
        (-90, 10, 560, 0.3),
        (-118, 6, 520, 0.22),
        (-62, 6, 520, 0.22),
        (-140, 4, 420, 0.18),
        (-40, 4, 420, 0.18),
    ):
        scene.beam(256, 600, a, sp, left, alpha=al)
    with scene.at(140, 190):
        moon(scene, 44, 0.98, crescent=True)
    with scene.depth(0.25, scene.tone(0.6)), scene.at(256, 560):
        scene.paper(
            polygon([(-190, 40), (-120, -70), (-84, -20), (-40, -120), (10, -30), (60, -96), (120, -10), (190, 40)]),
            (0.77, 0.52),
        )
        scene.paper(polygon([(-40, -120), (-22, -86), (-34, -92), (-44, -80), (-58, -90)]), 0.97, shadow=0.3)
        scene.paper(polygon([(60, -96), (76, -72), (62, -76), (50, -68), (44, -76)]), 0.97, shadow=0.3)
    city(scene, 300, 460, 590, 0.42, lowest=50, highest=130, lit=0.6)
    with scene.at(176, 604, 1.15):
        clump_tree(scene, 0.2, 0.66, seed=21, blossoms=14)
    with scene.at(330, 604, 0.85):
        lighthouse(scene, 0.55)
    with scene.at(398, 610, 1.1):
        house(scene, 0.6)
    with scene.at(84, 616, 0.8):
        mushroom(scene, 0.85, "accent2")
    scene.glow(256, 580, 260, "glow", 0.45)
    with scene.at(256, 700, 1.12):
        open_book(scene, 0.94, 400)
    for x, y, k, r in ((250, 170, 0.55, -12), (330, 120, 0.42, -20), (390, 200, 0.34, -8), (210, 250, 0.3, -14)):
        with scene.at(x, y, k, r):
            flying_bird(scene, 0.95, colour=mix(scene.tone(0.97), scene.palette.glow, 0.2))
    with scene.at(262, 672, 1.2):
        traveller(scene, 0.04, lantern=True, coat="accent2")
    for _ in range(50):
        x, y = scene.random.gauss(256, 110), scene.random.uniform(80, 600)
        scene.glow(x, y, scene.random.uniform(4, 9), "glow", 0.5)
        scene.flat(circle(x, y, scene.random.uniform(0.6, 1.5)), "glow", 0.9)


@recipe(PARCHMENT, light=(130, 120), reach=780, seed=36)
def ink_night(scene: Dream) -> None:
    """A bottle of ink has tipped over the page and what ran out of it is the night; somebody sits on the shore and
    fishes for stars."""
    scene.wash([0.94, 0.88, 0.86, 0.84, 0.78], strength=0.5, brush="mottle")
    for y in range(60, 768, 34):
        scene.line(line(20, y, 492, y + 2), 1, 0.6, 0.16)
    scene.line(line(66, 0, 62, 768), 1.2, "accent", 0.25)
    spill = blob(
        "196,214! 236,232 282,262 300,300 268,332 226,356 180,392 120,420 60,470 30,540 44,610 "
        "20,680 -20,720! -20,800! 540,800! 540,430! 500,410 470,360 420,350 392,300 350,262 "
        "300,228 240,196 206,186!"
    )
    drops = [(446, 310, 12), (470, 286, 6), (330, 216, 7)]
    for x, y, r in drops:
        scene.paper(circle(x, y, r), (0.02, 0.1), shadow=0.8, edge=0.4)
    scene.paper(spill, (0.0, 0.16), shadow=1.4, brush="brush", texture=0.8, lit=0.15, edge=0.6)
    starfield(scene, spill, 150, 16, (40, 300, 512, 768))
    with scene.clip(spill):
        scene.glow(360, 640, 260, scene.tone(0.4), 0.6)
        with scene.at(396, 560):
            moon(scene, 46, 0.97)
        for x, y, w in ((170, 690, 240), (470, 730, 260)):
            with scene.at(x, y):
                billow(scene, w, 0.3, seed=int(x))
        for q in ([(250, 520), (290, 500), (330, 520), (352, 492)], [(120, 600), (150, 570), (190, 580), (206, 552)]):
            scene.line(polyline(q), 0.8, 1.0, 0.5)
            for x, y in q:
                sparkle(scene, x, y, 4)
    with scene.at(150, 168, 1.25, 68):
        scene.paper(
            blob("-52,60! -54,-20 -40,-40 -20,-46! -20,-66! 20,-66! 20,-46! 40,-40 54,-20 52,60! 0,64"),
            ("#3a4a86", "#0c1230"),
            shadow=1.6,
            rim=1,
        )
        scene.paper(round_rect(-27, -78, 54, 14, 4), 0.1, shadow=0.6, edge=0.2)
        scene.paper(round_rect(-38, -14, 76, 46, 5), ("#fdf3da", "#e6d2a6"), shadow=0.4, edge=0.4)
        scene.line(round_rect(-33, -9, 66, 36, 3), 1.4, "accent", 0.8)
        scene.flat(star(4, 13, 13 * 0.3, 0, 9), "accent")
        scene.flat(round_rect(-46, -20, 7, 60, 3), 1.0, 0.35, blur=1.5)
    with scene.at(112, 456, 2.1):
        person(scene, "accent2", tone=0.12, hat="cap", legs="sit", arms=((-6, -24), (17, -30)), scarf="accent")
    scene.line(curve("148,393 194,366 246,352"), 2, 0.25)
    scene.line(curve("246,352 250,420 247,486"), 1, 1.0, 0.9)
    sparkle(scene, 247, 496, 11, "glow")
    scene.glow(247, 496, 60, "glow", 0.6)
