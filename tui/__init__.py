"""The app and the commands that play: everything a person sees and presses."""
