"""The weights of Junqi's evaluation, in centipawns."""

NAMES = (
    "floor",
    "span",
    "top",
    "grenade",
    "engineer",
    "mines_one",
    "mines_two",
    "mines_three",
    "camp",
    "ratio",
    "hunt",
    "clear",
    "open_flag",
    "approach",
    "carry",
    "home",
)
"""What they mean, in the order in which compiled code finds them.

``floor`` is what any unit is worth, ``span`` what one adds that beats every enemy unit, ``top`` what one adds that no
enemy unit beats; a Grenade is worth ``grenade`` hundredths of the best enemy unit; an Engineer adds ``engineer`` while
the enemy has Landmines. ``mines_...`` are what one, two or three own Landmines are worth. A unit in a camp adds
``camp``. ``ratio`` is what the share in all material is worth. For each step nearer: ``hunt`` to an enemy that can be
beaten, when few are left, ``clear`` of an Engineer to a Landmine, ``approach`` of a unit that may lift to the Flag,
``home`` of a carrier to its headquarters; ``open_flag`` is what an unguarded enemy Flag is worth, ``carry`` what
carrying it adds.
"""

FLOOR, SPAN, TOP, GRENADE_SHARE, ENGINEER_TASK, MINES = range(6)
CAMP, RATIO, HUNT, CLEAR, OPEN_FLAG, APPROACH, CARRY, HOME = range(8, len(NAMES))
"""Where compiled code finds each; from ``MINES`` on there are three."""

WEIGHTS = (60, 500, 150, 45, 40, 160, 270, 360, 10, 1500, 4, 6, 150, 25, 400, 70)
"""All of them, in the order in which compiled code finds them."""

MATERIAL_ALONE = (*WEIGHTS[: NAMES.index("camp")], *(0 for _ in NAMES[NAMES.index("camp") :]))
"""What a player makes of a position that has no plans."""
