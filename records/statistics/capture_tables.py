"""The statistics as tables: captures by piece, and who takes whom."""

from collections import Counter
from collections.abc import Iterator

from ...core.piece import PieceKind
from ...core.ply import BattleResult
from ...core.registry import RULE_SETS
from ...core.rules import RuleSet
from ...notation.letters import letters_of
from .table import Column, Kind, Row, Table
from .totals import Counts

RESULT_WORDS = {
    BattleResult.ATTACKER_STAYS: "takes",
    BattleResult.BOTH_FALL: "both fall",
    BattleResult.ATTACKER_FALLS: "attacker falls",
}
"""What came of a battle, in words for programs and people."""

_TITLES = {
    BattleResult.ATTACKER_STAYS: "{game} captures",
    BattleResult.BOTH_FALL: "{game} battles in which both fall",
    BattleResult.ATTACKER_FALLS: "{game} attacks that fail",
}
_NOTE = "Rows attack, columns are attacked."


def captures_table(counts: Counts) -> Table:
    """Every pair of kinds that met, for programs."""
    names = ("game", "attacker", "defender", "result")
    columns = (*(Column(name, name, Kind.NAME) for name in names), Column("battles", "battles"))
    rows = tuple(
        (rules.game, attacker.name, defender.name, words, counts.battles[rules.game, *numbers, result])
        for rules in games_fought(counts)
        for attacker in rules.kinds
        for defender in rules.kinds
        for result, words in RESULT_WORDS.items()
        for numbers in [(attacker.number, defender.number)]
        if counts.battles[rules.game, *numbers, result]
    )
    return Table("captures", "Captures", columns, rows)


def pieces_table(counts: Counts) -> Table:
    """What became of each kind's attacks, and of attacks on it."""
    columns = (
        Column("game", "game", Kind.NAME),
        Column("piece", "piece", Kind.NAME),
        Column("took", "took"),
        Column("attacked_and_both_fell", "both fell"),
        Column("attacked_and_fell", "fell"),
        Column("was_taken", "was taken"),
        Column("was_attacked_and_both_fell", "both fell"),
        Column("held", "held"),
    )
    rows = tuple(_piece_row(counts, rules, kind) for rules in games_fought(counts) for kind in rules.kinds)
    note = "The first three numbers are of its own attacks, the others of attacks on it."
    return Table("pieces", "Captures by piece", columns, rows, note)


def _piece_row(counts: Counts, rules: RuleSet, kind: PieceKind) -> Row:
    attacks: Counter[BattleResult] = Counter()
    defences: Counter[BattleResult] = Counter()
    for (game, attacker, defender, result), battles in counts.battles.items():
        if game == rules.game:
            attacks[result] += battles * (attacker == kind.number)
            defences[result] += battles * (defender == kind.number)
    return rules.game, kind.name, *(attacks[result] for result in RESULT_WORDS), *(defences[r] for r in RESULT_WORDS)


def capture_matrices(counts: Counts) -> Iterator[Table]:
    """For people: a square of kinds for each game and each result of its battles."""
    for rules in games_fought(counts):
        for result in RESULT_WORDS:
            if any(key[0] == rules.game and key[3] is result for key in counts.battles):
                yield _matrix(counts, rules, result)


def _matrix(counts: Counts, rules: RuleSet, result: BattleResult) -> Table:
    """A square without the rows and columns in which there would be nothing."""
    met = {(a, d) for game, a, d, came in counts.battles if game == rules.game and came is result}
    letters = letters_of(rules).letters
    attackers, defenders = sorted({a for a, _ in met}), sorted({d for _, d in met})
    columns = (Column("attacker", "", Kind.NAME), *(Column(letters[d - 1], letters[d - 1]) for d in defenders))
    rows = tuple(
        (letters[a - 1], *(counts.battles[rules.game, a, d, result] if (a, d) in met else None for d in defenders))
        for a in attackers
    )
    name = f"matrix_{rules.game}_{RESULT_WORDS[result].replace(' ', '_')}"
    return Table(name, _TITLES[result].format(game=rules.game.capitalize()), columns, rows, _NOTE)


def games_fought(counts: Counts) -> list[RuleSet]:
    """The rules of each game in which a battle was fought, in the order in which variants are listed."""
    fought = {game for game, *_ in counts.battles}
    games = {rules.game: rules for rules in reversed(RULE_SETS.values()) if rules.game in fought}
    return list(games.values())[::-1]
