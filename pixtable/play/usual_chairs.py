"""Who sits at a table that nobody has laid: the player, and opponents of the usual strength."""

from pixtable.games import GAMES
from pixtable.play.services import Services
from pixtable.store.chairs import LONGEST_NAME, USUAL_LEVEL, Chair, unlike


def persona_key(persona: str | None) -> str:
    """Where a persona's words stand; without one the opponent plays evenly."""
    return f"personas.{persona or 'balanced'}"


def persona_name(services: Services, persona: str | None) -> str:
    return services.say(f"{persona_key(persona)}.name")


def usual_chairs(services: Services, game_id: str, seats: int) -> tuple[Chair, ...]:
    """The player against opponents of the usual strength, each with a taste of their own where the game has any."""
    personas = GAMES[game_id].mind.personas or (None,)
    chairs = [Chair(services.settings.name[:LONGEST_NAME] or services.say("launch.me"))]
    for number in range(seats - 1):
        persona = personas[number % len(personas)]
        chairs.append(Chair(unlike(persona_name(services, persona), chairs), USUAL_LEVEL, persona))
    return tuple(chairs)
