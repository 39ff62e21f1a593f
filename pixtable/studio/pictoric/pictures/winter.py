"""Pictures of snow."""

import math

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    smooth,
    stroked,
    symmetric,
    taper,
)
from pixtable.studio.pictoric.motifs.beasts import bear_scaled, rabbit, sleeping_bear_path
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.cloth import knitted
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.paint import inner_shadow
from pixtable.studio.pictoric.motifs.people import child
from pixtable.studio.pictoric.motifs.plants import flower, leaf_path
from pixtable.studio.pictoric.motifs.sky import snowfall, stars
from pixtable.studio.pictoric.motifs.small_life import bee
from pixtable.studio.pictoric.motifs.toys import kite
from pixtable.studio.pictoric.motifs.trees import leafy_tree, pine
from pixtable.studio.pictoric.palettes import FROST, ROSE, SUMMER, WOOL
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(FROST, light=(250, 520), reach=520, seed=2)
def bear_summer(scene: Dream) -> None:
    """Under the snow the bear sleeps, and the whole summer is kept inside him."""
    scene.wash([0.3, 0.45, 0.6, 0.74, 0.86, 0.9], strength=0.5)
    with scene.depth(0.4, scene.tone(0.66)):
        for i, x in enumerate(range(-20, 560, 46)):
            with scene.at(x, 440 + 8 * math.sin(i * 2)):
                pine(scene, 0.34, 170 + 50 * math.sin(i * 1.7), snow=0.85)
    for i, x in enumerate((-6, 50, 470, 520)):
        with scene.at(x, 500):
            pine(scene, 0.2, 250 - 20 * (i % 2), snow=0.92)
    hills(scene, 500, 14, 0.9, seed=4, fade=0.2)
    bear = sleeping_bear_path()
    core = sleeping_bear_path(False)
    k = 1.08
    with scene.at(254, 668, k, down=k * 1.5):
        scene.paper(bear, (0.2, 0.08), shadow=1.6, rim=0.9)
        with scene.dressed(SUMMER, (150, 430), 420):
            inn = minus(core, stroked(core, 17))
            scene.paper(core, ("#7a5136", "#3b2620"), shadow=0, rim=0.7, brush="brush", texture=0.9, edge=1.6)
            scene.washed(inn, ["#4fa9c9", "#8fd0d0", "#d9ecb4", "#fff3b8"], (0, -170, 0, -20))
            with scene.clip(inn):
                with scene.at(-104, -104, down=0.66):
                    scene.glow(0, 0, 90, "glow", 0.9)
                    scene.paper(circle(0, 0, 26), "#fff3b0", shadow=0.3)

                def hl(y: float, a: float, t: float, f: float, ph: float) -> None:
                    scene.paper(
                        smooth(
                            [(-240, 40, 1), (-240, y, 1)]
                            + [(-240 + i * 40, y - a * math.sin(i * f + ph)) for i in range(1, 12)]
                            + [(240, y, 1), (240, 40, 1)]
                        ),
                        (t + 0.1, t - 0.1),
                        shadow=0.6,
                    )

                hl(-64, 14, 0.62, 0.9, 1)
                hl(-44, 9, 0.5, 0.7, 3)
                with scene.at(60, -46, 0.42, down=0.28):
                    leafy_tree(scene, 0.12, 0.5, 200, 90, seed=5, density=0.8)
                with scene.at(-30, -50, 0.5, down=0.33):
                    house(scene, 0.8, "accent", 34, 30)
                hl(-24, 6, 0.4, 0.8, 5)
    with (
        scene.at(254, 668, k),
        scene.dressed(SUMMER, (150, 430), 420),
        scene.clip(bear_scaled(minus(core, stroked(core, 17)))),
    ):
        for i in range(34):
            x = -200 + i * 12 + scene.random.uniform(-5, 5)
            with scene.at(x, -2 + scene.random.uniform(-6, 8), scene.random.uniform(0.35, 0.8)):
                flower(
                    scene,
                    scene.random.choice(["accent", "accent2", WHITE, "#e98bb0", "#f7d74a"]),
                    scene.random.uniform(34, 66),
                    10,
                    6,
                    lean=scene.random.uniform(-0.2, 0.2),
                    tone=0.22,
                )
        with scene.at(-120, -26, 0.95):
            child(scene, "accent2", 0.1, girl=True, arm=(14, -30))
        scene.line(curve("-106,-56 -70,-120 -20,-170"), 0.8, 0.1, 0.8)
        with scene.at(-20, -180, 0.32, 30):
            kite(scene, ("accent", "accent2"))
        for x, y in ((20, -120), (60, -150), (100, -80)):
            with scene.at(x, y, 0.22, -10):
                bee(scene)
    with scene.at(254, 668, k, down=k * 1.5):
        inner_shadow(scene, minus(core, stroked(core, 17)), 0.8, 9, "#241a18")
        for x, y, ear in ((88, -132, 15), (132, -138, 19)):
            scene.paper(ellipse(x, y, ear, ear * 0.8), ("#8a5e44", "#4a3024"), shadow=0.6, edge=1)
            scene.paper(ellipse(x, y, ear * 0.5, ear * 0.42), "#c08a68", shadow=0.1, edge=0.3)
        scene.paper(
            blob("176,-50 182,-63 196,-67 211,-61 215,-50 208,-39 190,-36"),
            ("#a87a54", "#7a5238"),
            shadow=0.3,
            edge=0.6,
        )
        scene.line(curve("212,-46 204,-42 194,-44"), 2, "#3a2420", 0.8)
        scene.line(curve("132,-92 143,-86 154,-90"), 3.6, "#2a1a16", 0.95)
        scene.flat(ellipse(213, -59, 7, 5), "#1a1216")
        scene.paper(ellipse(178, -9, 42, 10), ("#8a5e44", "#4a3024"), shadow=0.6, edge=1)
        for k in range(3):
            scene.line(line(206 + k * 5, -12, 209 + k * 5, -4), 1.4, "#2a1a16", 0.7)
        scene.paper(
            blob("-200,-108! -178,-142 -116,-172 -40,-178 26,-164 66,-140! 26,-150 -40,-163 -116,-156 -170,-124"),
            0.98,
            shadow=0.5,
            edge=1.6,
            shade=0.15,
        )
    hills(scene, 676, 10, 0.96, seed=9, fade=0.25, marks=30, style="dots")
    with scene.at(452, 744, 0.62):
        rabbit(scene, 0.88)
    snowfall(scene, 220)


@recipe(WOOL, light=(180, 250), reach=600, seed=35)
def knit_snow(scene: Dream) -> None:
    """The smoke of the last chimney is spun into yarn, and two needles in the sky are knitting the winter out of it."""
    scene.wash([0.08, 0.16, 0.28, 0.42, 0.56, 0.66], strength=0.5)
    stars(scene, 60, 260)
    with scene.depth(0.4, scene.tone(0.7)):
        ridge(scene, 480, 120, 0.5, 5, snow=0.9, seed=7)
    for k, (y, t, ph) in enumerate(((430, 0.86, 0), (540, 0.92, 2), (650, 0.98, 4))):
        if k == 1:
            # fabric hanging from the needles at the upper right
            fab = blob(
                "232,150! 300,160 392,142 470,120! 500,240 520,360 545,430! 545,600! 300,600! 262,500 252,400 246,280"
            )
            scene.paper(fab, (0.94, 0.78), shadow=1.6, edge=0.6)
            knitted(scene, fab, 17, WHITE, scene.tone(0.5), alpha=0.6, slope=lambda x: -0.12 * (x - 232))
            with scene.clip(fab):
                for j, yb in enumerate((230, 246)):
                    for x in range(230, 540, 17):
                        scene.flat(
                            polygon(
                                [
                                    (x, yb - 0.12 * (x - 232) - 6),
                                    (x + 8, yb - 0.12 * (x - 232)),
                                    (x, yb - 0.12 * (x - 232) + 6),
                                    (x - 8, yb - 0.12 * (x - 232)),
                                ]
                            ),
                            "accent" if j == 0 else "accent2",
                            0.8,
                        )

        def f(x: float, ph: float = ph) -> float:
            return 26 * math.sin(x / 512 * 4.2 + ph) + 12 * math.sin(x / 512 * 9 + ph)

        p = smooth(
            [(-30, 800, 1), (-30, y + f(-30), 1)]
            + [(-30 + i * 38, y + f(-30 + i * 38)) for i in range(1, 15)]
            + [(545, y + f(545), 1), (545, 800, 1)]
        )
        scene.paper(p, (t, t - 0.26), shadow=1.6, edge=0.4)
        knitted(scene, p, 15 + k * 4, WHITE, scene.tone(0.5), alpha=0.5, slope=f)
        if k == 0:
            for i, x in enumerate((20, 60, 110, 300, 350, 480)):
                with scene.at(x, 446 + f(x)):
                    pine(scene, 0.3, 80 + 20 * math.sin(i * 2), snow=0.97)
        if k == 1:
            for i, x in enumerate((250, 410, 450, 500)):
                with scene.at(x, 560 + f(x)):
                    pine(scene, 0.22, 100 + 24 * math.sin(i * 2), snow=0.97)
            with scene.at(130, 566 + f(130), 1.9):
                house(scene, 0.56, "accent", 44, 36)
                scene.paper(blob("-30,-35! 0,-66 30,-35! 20,-36 0,-54 -20,-37"), 0.99, shadow=0.4, edge=0.8)
    yarn = [(146, 478), (160, 430), (120, 390), (160, 340), (110, 290), (170, 250), (150, 200), (210, 160), (236, 150)]
    for i in range(9):
        scene.flat(circle(144 + i * 0.6, 486 - i * 7, 5 + i * 0.5), 1.0, 0.4, blur=3)
    for w, c, a in ((9, scene.tone(0.3), 0.35), (7, WHITE, 1), (2, scene.tone(0.66), 0.8)):
        scene.line(smooth(yarn, closed=False), w, c, a, dash=() if w > 3 else (5, 4))
    for a, b in (((120, 96), (486, 132)), ((196, 206), (500, 70))):
        scene.paper(
            taper([b, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), a], 13, 5, 10),
            ("#e8c48a", "#8a5a3a"),
            shadow=1.2,
            edge=0.1,
            rim=1,
            brush="wood",
        )
        scene.paper(circle(b[0], b[1], 15), ("#d1495b", "#8a2438"), shadow=0.8, edge=0.1)
    for i in range(15):
        x = 236 + i * 16
        y = 150 - i * 2.4 + 4 * math.sin(i * 2)
        scene.line(ellipse(x, y - 4, 7, 11), 4, WHITE, 1)
        scene.line(ellipse(x, y - 4, 7, 11), 1.2, scene.tone(0.6), 0.6)
    with scene.at(340, 712, 1.1, flip=True):
        cat_behind(scene, "#3a3444", tail=-1, collar="#d1495b")
    with scene.at(0, 0):
        scene.line(curve("286,690 250,712 210,700 180,724"), 5, "#d1495b")
        scene.paper(circle(168, 722, 20), ("#e8687a", "#a02c42"), shadow=0.8, edge=0.3)
        for i in range(4):
            scene.line(
                smooth([(150 + i * 6, 716), (166, 712 + i * 5), (186, 720 + i * 2)], closed=False), 1.6, "#ffd0d4", 0.6
            )
    snowfall(scene, 70)


@recipe(ROSE, light=(256, 520), reach=520, seed=16)
def warm_egg(scene: Dream) -> None:
    """Someone small keeps warm an egg far too large for them, and does not ask what is asleep inside."""
    scene.wash([0.4, 0.55, 0.7, 0.82, 0.9, 0.94], strength=0.5)
    with scene.depth(0.4, scene.tone(0.84)):
        ridge(scene, 560, 120, 0.6, 5, snow=0.97, seed=6)
    hills(scene, 590, 16, 0.9, seed=3, fade=0.2)
    scene.glow(256, 500, 380, "glow", 0.55)
    e = symmetric("0,250 60,272 122,360 156,470 158,560 128,640 66,684 0,694")
    with scene.at(256, 0):
        scene.flat(ellipse(10, 690, 190, 26), "#5a2350", 0.4, blur=14)
        scene.paper(e, ("#fff0dc", "#e8a890"), shadow=1.6, rim=1, edge=0.3)
        with scene.clip(e):
            scene.glow(0, 520, 210, "#ffd27a", 0.95)
            scene.glow(0, 540, 120, "#fff6d0", 0.7)
            # curled sleeper seen through the shell
            with scene.layer(alpha=0.62, blur=5):
                c = "#8a3a4a"
                scene.flat(ellipse(-16, 566, 98, 66), c)
                scene.flat(taper([(-92, 560), (-104, 480), (-60, 420), (0, 414), (44, 448)], 62, 34, 30), c)
                scene.flat(ellipse(52, 468, 36, 27), c)
                scene.flat(taper([(60, 470), (88, 492), (96, 512)], 44, 24), c)
                scene.flat(taper([(34, 450), (24, 420), (40, 398)], 13, 3), c)
                scene.flat(taper([(52, 446), (54, 418), (74, 404)], 12, 3), c)
                scene.flat(leaf_path(26, 458, 40, 2.9, 0.3), c)
                scene.flat(taper([(60, 600), (118, 590), (128, 540), (104, 522)], 36, 5, 26), c)
                scene.flat(taper([(20, 600), (46, 560), (70, 548)], 24, 14), c)
                for a in range(8):
                    x, y = -92 + a * 16.5, 494 - 70 * math.sin((a + 1) / 8 * 2.2)
                    scene.flat(leaf_path(x, y + 6, 24, -2.5 + a * 0.16, 0.45), c)
                scene.flat(blob("-40,560! -70,500 -30,470 20,484 -6,500 10,520 -12,530 0,556!"), "#6a2a3e")
            scene.line(curve("58,470 66,475 75,472"), 3, "#ffe6c0", 0.6, blur=1)
            for _ in range(60):
                scene.flat(
                    ellipse(
                        scene.random.uniform(-150, 150),
                        scene.random.uniform(280, 690),
                        scene.random.uniform(1.5, 5),
                        scene.random.uniform(1.5, 4),
                    ),
                    "#c07a7a",
                    0.35,
                    blur=0.6,
                )
            scene.flat(ellipse(-72, 400, 24, 66), WHITE, 0.5, blur=16)
        scene.paper(
            blob("-150,610! -70,592 0,600 80,590 152,612! 148,640 70,620 0,632 -70,622 -146,642"),
            "accent",
            shadow=0.8,
            edge=0.6,
        )
        for i in range(26):
            x = -144 + i * 11.4
            scene.line(
                smooth(
                    [
                        (x, 612 - 18 * math.cos(x / 150 * 1.4) + 4),
                        (x + 4, 620 - 14 * math.cos(x / 150 * 1.4) + 4),
                        (x + 1, 630 - 10 * math.cos(x / 150 * 1.4) + 4),
                    ],
                    closed=False,
                ),
                1.5,
                0.97,
                0.5,
            )
        scene.paper(blob("96,600! 130,608 138,660 146,706 118,710 110,656"), "accent", shadow=0.8, edge=0.4)
        for k in range(6):
            scene.line(line(119 + k * 5, 707, 121 + k * 5, 722), 2, "accent")
    with scene.at(252, 262, 1.5):
        scene.paper(
            blob("-26,6! -20,-14 -8,-34 6,-36 18,-18 26,6! 0,10"), ("#d8433b", "#8a2430"), shadow=0.8, edge=0.4, rim=0.9
        )
        scene.paper(circle(0, -44, 9), mix(scene.tone(0.9), "#e8b48f", 0.35), shadow=0.3, edge=0.1)
        scene.paper(blob("-13,-44! -9,-52 -6,-62 4,-64 10,-52 15,-46! 2,-49"), 0.12, shadow=0.4, edge=0.2)
        scene.paper(
            blob("-9,-37! 10,-37! 9,-31 -6,-30 -30,-24 -44,-34! -40,-24 -48,-18! -22,-17 -9,-26"),
            "accent2",
            shadow=0.4,
            edge=0.3,
        )
        scene.paper(taper([(10, -26), (18, -10), (8, 0)], 8, 6, 10), "#b8362f", shadow=0.3, edge=0)
        scene.flat(circle(4, -44, 1.1), 0.05)
    hills(scene, 700, 8, 0.96, seed=8, fade=0.22, marks=30, style="dots")
    for x in (40, 60, 470):
        scene.line(smooth([(x, 740), (x + 4, 700), (x + 14, 668)], closed=False), 2, 0.3)
        scene.line(smooth([(x + 4, 702), (x - 8, 684)], closed=False), 1.4, 0.3)
    snowfall(scene, 130)
