"""The screens of Pictoric Box by name. Each is loaded when it is first opened."""

SCREENS = {
    "album": "pixtable.games.pictoric.screens.album.scene:AlbumScene",
    "teaching": "pixtable.games.pictoric.screens.teaching.scene:TeachingScene",
}
