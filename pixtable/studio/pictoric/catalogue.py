"""All that the studio makes for Pictoric Box."""

from functools import partial

from PIL import Image

from pixtable.studio.asset_files import Asset, Job
from pixtable.studio.pictoric import back, board, chips, die, night, pawn, personas, pictograms, props
from pixtable.studio.pictoric.pictures import RECIPES
from pixtable.studio.pictoric.seats import SEATS

SMALL = (160, 240)


def jobs() -> list[Job]:
    pictures = [Job(name, partial(_picture, name)) for name in RECIPES]
    seats = [Job(f"seat {seat}", partial(_seat, seat)) for seat in SEATS]
    portraits = [Job(name, partial(_portrait, name)) for name in personas.PERSONAS]
    table = [Job("board", _board), Job("table", _table), Job("cards", _cards), Job("signs", _signs)]
    return [*table, *seats, *portraits, *pictures]


def _picture(name: str) -> dict[str, Asset]:
    """A picture, and a small one for places that show many at once."""
    picture = RECIPES[name].draw()
    return {
        f"pictoric/pictures/{name}.webp": picture,
        f"pictoric/pictures/small/{name}.webp": picture.resize(SMALL, Image.Resampling.LANCZOS),
    }


def _seat(seat: str) -> dict[str, Asset]:
    """What a player has in the colour of the seat: the pawn, the die and the cup."""
    colour, ink = SEATS[seat]
    gaits = {"front": pawn.STANDING} | {f"walk{i}": gait for i, gait in enumerate(pawn.WALK)}
    return {
        **{f"pictoric/pawns/{seat}_{name}.png": pawn.draw_pawn(seat, gait) for name, gait in gaits.items()},
        **{f"pictoric/dice/{seat}_{number}.png": die.draw_die(number, colour, ink) for number in range(1, 7)},
        **{f"pictoric/dice/roll/{seat}_{i}.png": die.draw_rolling_die(seat, i) for i in range(die.ROLL_FRAMES)},
        f"pictoric/cups/{seat}_closed.webp": props.draw_cup(colour, lifted=False),
        f"pictoric/cups/{seat}_lifted.webp": props.draw_cup(colour, lifted=True),
    }


def _portrait(name: str) -> dict[str, Asset]:
    portrait = personas.draw_portrait(name)
    half = (personas.SIZE // 2, personas.SIZE // 2)
    small = portrait.resize(half, Image.Resampling.LANCZOS)
    return {f"pictoric/personas/{name}.webp": portrait, f"pictoric/personas/small/{name}.webp": small}


def _board() -> dict[str, Asset]:
    return {
        "pictoric/board.webp": board.draw_board(),
        "pictoric/board_mini.webp": board.draw_mini_board(),
        "pictoric/board.json": board.as_data(),
    }


def _table() -> dict[str, Asset]:
    return {"pictoric/table_night.webp": night.draw_night_table()}


def _cards() -> dict[str, Asset]:
    return {
        "pictoric/back.webp": back.draw_back(),
        "pictoric/envelope_open.webp": props.draw_envelope(opened=True),
        "pictoric/envelope_sealed.webp": props.draw_envelope(opened=False),
    }


def _signs() -> dict[str, Asset]:
    return {
        **{f"pictoric/sectors/{number}.png": die.draw_sector(number) for number in range(1, 7)},
        **{f"pictoric/chips/{name}.png": chips.draw_chip(name) for name in chips.CHIPS},
        **{f"pictoric/pictograms/{name}.png": pictograms.draw_pictogram(name) for name in pictograms.PICTOGRAMS},
    }
