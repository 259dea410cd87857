"""What the player to move may know of a game, as a game."""

from itertools import pairwise

from ...core.game import Game


def public_game(game: Game) -> Game:
    """The game as its player to move knows it: hidden identities unknown, an undisclosed layout left out.

    It is the same game where nothing is hidden, so that its past, in which repetitions are found, is kept.
    """
    rules, viewer = game.rules, game.position.turn
    if rules.public(game.position, viewer) == game.position:
        return game
    line = game.line()
    known = Game.begin(rules, rules.public(line[0].position, viewer))
    for earlier, later in pairwise(line):
        if later.ply is not None:
            own = earlier.position.turn is viewer
            ply = later.ply if own else rules.public_ply(later.ply, game.position, viewer)
            known = known.advance(ply.action, ply.revealed)
    return known
