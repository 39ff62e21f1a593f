"""What happens is made a show of: actions led in, blows, falls, waves, and what passes over the field."""
