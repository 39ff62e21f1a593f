"""Every sound of the table, made by arithmetic: no samples, no recordings.

`python -m pixtable.studio.sound` writes the effects, the music and their list into `assets/sound`.
"""
