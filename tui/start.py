"""The course of a game at this screen: deployments one after the other, unseen, then open play."""

from random import Random

from textual.app import App

from ..core.action import Action, Deploy
from ..core.deployment import Layout
from ..core.observation import observe
from ..core.seat import OPPONENT
from ..notation.layout import deployment_of
from .autosave import Autosave
from .deploy.deploy_screen import DeployScreen
from .deploy.draft import Draft
from .deploy.hand_over_screen import HandOverScreen
from .new_game import deploy_prepared
from .play.play_screen import PlayScreen
from .player_kinds import make_player
from .seating import seat_of
from .session import Session
from .session_record import draft_of, with_draft
from .table import Table

HUMANS = ("human", "human")


def begin(
    app: App[None],
    session: Session,
    kinds: tuple[str, str] = HUMANS,
    autosave: Autosave | None = None,
    random: Random | None = None,
) -> None:
    """Show a game from where it stands.

    It is kept in ``autosave``, or in a new file; ``random`` fills layouts at random.
    """
    table = Table((make_player(kinds[0]), make_player(kinds[1])), autosave or Autosave(), random or Random())
    app.run_worker(_run(app, session, table), name="game", group="games")


async def _run(app: App[None], session: Session, table: Table) -> None:
    _keep(app, session, table)
    while session.game.position.status.deploying:
        action = await _deployment(app, session, table)
        if action is None:
            return
        session = deploy_prepared(with_draft(session, session.turn, None).play(action))
        _keep(app, session, table)
    await app.push_screen(PlayScreen(session, table))


def _keep(app: App[None], session: Session, table: Table) -> None:
    warning = table.keep(session)
    if warning is not None:
        app.notify(warning, severity="warning", timeout=10, markup=False)


async def _deployment(app: App[None], session: Session, table: Table) -> Action | None:
    """How the player to move deploys; ``None`` if they leave instead."""
    player = session.turn
    if table.human(player) is None:
        return await table.agents[player].choose(observe(session.game, player))
    if not await app.push_screen_wait(HandOverScreen(session.name_of(player), session.name_of(OPPONENT[player]))):
        return None
    layout = await app.push_screen_wait(_deploy_screen(app, session, table))
    return None if layout is None else Deploy(layout)


def _deploy_screen(app: App[None], session: Session, table: Table) -> DeployScreen:
    rules, player = session.rules, session.turn
    deployment = deployment_of(rules)
    draft = Draft(deployment, seat_of(rules, session.game.position, player), deployment.empty)
    begun = draft.loaded(draft_of(session, player) or deployment.empty)
    side = rules.side_of(session.game.position, player)
    title = f"{session.name_of(player)} deploys {rules.side_names[side or 0]}"

    def keep(layout: Layout) -> None:
        _keep(app, with_draft(session, player, layout), table)

    return DeployScreen(rules, begun, title, keep, table.random)
