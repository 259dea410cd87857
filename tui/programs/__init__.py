"""Programs as players: asked through the protocol for engines, in processes of their own."""
