"""The course of a game at this screen: deployments one after the other, unseen, then open play."""

from functools import partial
from random import Random

from textual.app import App

from ..core.deployment import Layout
from ..core.seat import OPPONENT, Player, Seat
from ..core.seating import seat_of
from ..notation.layout import deployment_of
from .autosave import Autosave
from .deploy.deploy_screen import DeployScreen
from .deploy.draft import Draft
from .deploy.hand_over_screen import HandOverScreen
from .lineup import Lineup
from .looks import LookingApp
from .new_game import deploy_prepared, prepared_by
from .notices import tell_once
from .play.play_screen import PlayScreen
from .session import Session
from .session_record import draft_of, with_draft
from .table import Table


def begin(
    app: App[None],
    session: Session,
    lineup: Lineup | None = None,
    autosave: Autosave | None = None,
    random: Random | None = None,
) -> None:
    """Show a game from where it stands, played by two people unless a lineup says otherwise.

    It is kept in ``autosave``, or in a new file; ``random`` fills layouts at random.
    """
    notice = partial(tell_once, app)
    table = Table.of(lineup or Lineup(), autosave or Autosave(), random or Random(), notice)
    _turn_to_human(app, session, table)
    app.run_worker(_run(app, session, table), name="game", group="games")


def _turn_to_human(app: App[None], session: Session, table: Table) -> None:
    """Turn the boards so that who plays against a program sits at the bottom."""
    if table.only_human is not None and isinstance(app, LookingApp):
        seat = seat_of(session.rules, session.game.position, table.only_human)
        app.look_from(seat is Seat.NORTH)


async def _run(app: App[None], session: Session, table: Table) -> None:
    """Let the people at this screen deploy, then play; programs deploy when play begins."""
    _keep(app, session, table)
    while (player := _to_deploy(session, table)) is not None:
        layout = await _layout(app, session, table, player)
        if layout is None:
            return
        session = deploy_prepared(prepared_by(with_draft(session, player, layout), player, layout))
        _keep(app, session, table)
    await app.push_screen(PlayScreen(session, table))


def _to_deploy(session: Session, table: Table) -> Player | None:
    """The next person at this screen who has yet to place their pieces."""
    if not session.game.position.status.deploying:
        return None
    left = (player for player in Player if player >= session.turn and session.prepared[player] is None)
    return next((player for player in left if player in table.humans), None)


def _keep(app: App[None], session: Session, table: Table) -> None:
    warning = table.keep(session)
    if warning is not None:
        app.notify(warning, severity="warning", timeout=10, markup=False)


async def _layout(app: App[None], session: Session, table: Table, player: Player) -> Layout | None:
    """How a person deploys; ``None`` if they leave instead. Nobody looks on who plays against a program."""
    if table.only_human is None:
        names = session.name_of(player), session.name_of(OPPONENT[player])
        if not await app.push_screen_wait(HandOverScreen(*names)):
            return None
    return await app.push_screen_wait(_deploy_screen(app, session, table, player))


def _deploy_screen(app: App[None], session: Session, table: Table, player: Player) -> DeployScreen:
    rules = session.rules
    deployment = deployment_of(rules)
    draft = Draft(deployment, seat_of(rules, session.game.position, player), deployment.empty)
    begun = draft.loaded(draft_of(session, player) or deployment.empty)
    side = rules.side_of(session.game.position, player)
    title = f"{session.name_of(player)} deploys {rules.side_names[side or 0]}"

    def keep(layout: Layout) -> None:
        _keep(app, with_draft(session, player, layout), table)

    return DeployScreen(rules, begun, title, keep, table.random)
