"""Files cut into batches of whole games: what commands about many games work on."""
