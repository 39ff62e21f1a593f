"""What everything in Pixel Tactics is made of: every material is a ramp of five tones."""

from typing import TypeAlias

from pixtable.studio.kit.colour import RGB, Colour, mix, rgb

Ramp: TypeAlias = tuple[RGB, RGB, RGB, RGB, RGB]
"""Outline, shadow, base, light, highlight."""

INK = "#2a1c33"
_COLOURS = {
    **{"steel": "#8c9bb0", "silver": "#b4c0d0", "dark": "#4a4f63", "iron": "#5f6678", "gold": "#e0a63a"},
    **{"brass": "#c08a3c", "bronze": "#a8683a", "leather": "#8a5632", "wood": "#7a4a2a", "brown": "#6a4630"},
    **{"khaki": "#b09a5c", "sand": "#d8b878", "straw": "#e6c050", "rope": "#c8a46a", "bone": "#e6dcc0"},
    **{"fair": "#f8d0b0", "skin": "#f0b98a", "olive": "#d6a06c", "tan": "#c98756", "deep": "#8a5638"},
    **{"ebony": "#5e3a2c", "pale": "#cfc6d8", "undead": "#9ab0a0", "witch": "#8fbf5a", "frost": "#b4d8f0"},
    **{"green": "#3f8f4f", "moss": "#5f7d3a", "forest": "#2c6a48", "lime": "#a4d63c", "toxic": "#7fe04a"},
    **{"red": "#c23a3a", "crimson": "#962440", "maroon": "#6c2438", "blue": "#3d68c4", "navy": "#2c3f7c"},
    **{"sky": "#6aaee8", "violet": "#7a4bb8", "plum": "#553078", "magenta": "#c03c98", "white": "#dfe3ea"},
    **{"cream": "#e8d6b0", "black": "#3a3548", "ink": "#2a2636", "grey": "#7c7a88", "orange": "#e2762e"},
    **{"teal": "#2f9c96", "turq": "#3cc4b8", "pink": "#e27aa0", "rose": "#f0a0b0", "ice": "#9fdcf0"},
    **{"fire": "#ff9a2e", "ember": "#f0562a", "flame": "#ffd24a", "yellow": "#f0cc3c", "lemon": "#fff08a"},
    **{"slate": "#5b6f96", "stone": "#8a8478", "rock": "#6e665e", "cloud": "#c4cede", "storm": "#6c7c9c"},
    **{"glass": "#bfe4e0", "paper": "#f0e0b4", "spark": "#fff6c0", "ghost": "#b8a4e8", "soul": "#8af0c0"},
    **{"holy": "#fff0a8", "hex": "#c060e0", "hairb": "#6b3f24", "hairy": "#e9bf55", "hairr": "#c2532c"},
    **{"hairw": "#dcd8e6", "hairk": "#473a5c", "hairg": "#9a98a4", "auburn": "#8c3a2c", "hairt": "#3ab0a8"},
}
_GLOWING = ("ice", "fire", "ember", "flame", "soul", "ghost", "spark", "holy", "toxic", "glass", "hex", "lemon")
_HANDMADE: dict[str, dict[int, Colour]] = {
    "ink": {1: mix("#2a2636", "#0c0818", 0.4), 3: "#45405c", 4: "#6a6488"},
    "black": {3: "#544e6c", 4: "#7d78a0"},
    "frost": {3: "#d8f0fc", 1: "#7090c8"},
    "ice": {4: "#f4feff"},
}
"""Where a tone that is only computed would be too dark to tell, or too dull."""


def _ramp(name: str) -> Ramp:
    base = rgb(_COLOURS[name])
    shadow = mix(base, "#7030a0", 0.25) if name in _GLOWING else mix(base, "#2a1650", 0.42)
    outline = mix(mix(base, "#1a0f2e", 0.78), "#000000", 0.15)
    tones: list[Colour] = [outline, shadow, base, mix(base, "#fff2c0", 0.30), mix(base, "#fffbe6", 0.62)]
    for tone, colour in _HANDMADE.get(name, {}).items():
        tones[tone] = colour
    first, second, third, fourth, fifth = (rgb(tone) for tone in tones)
    return first, second, third, fourth, fifth


MATERIALS: dict[str, Ramp] = {name: _ramp(name) for name in _COLOURS}
