"""Places along a line of play spread over the columns of a widget."""


def column_of(place: int, last: int, width: int) -> int:
    """The column, of ``width``, at which a place (0 to ``last``) is drawn.

    >>> [column_of(place, 4, 9) for place in range(5)]
    [0, 2, 4, 6, 8]
    """
    return round(place * (width - 1) / last) if last else 0


def place_at(column: int, last: int, width: int) -> int:
    """The place drawn nearest to a column.

    >>> [place_at(column, 2, 5) for column in range(5)]
    [0, 0, 1, 2, 2]
    """
    if width <= 1:
        return 0
    return min(max(round(column * last / (width - 1)), 0), last)
