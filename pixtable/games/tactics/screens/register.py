"""The screens of Pixel Tactics by name. Each is loaded when it is first opened."""

SCREENS = {
    "bracket": "pixtable.games.tactics.screens.cup.bracket:BracketScene",
    "builder": "pixtable.games.tactics.screens.builder.scene:builder_for",
    "decks": "pixtable.games.tactics.screens.decks.shelf:DecksScene",
    "drafted": "pixtable.games.tactics.screens.drafts.drafted:DraftedScene",
    "new_tournament": "pixtable.games.tactics.screens.cup.entry:NewTournamentScene",
}
