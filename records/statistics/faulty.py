"""How many games were faulty, in words."""


def told_faulty(with_errors: int, unread: int) -> str:
    """How many games had errors, how many more could not be read at all, and how to learn what is wrong.

    >>> told_faulty(0, 0)
    '0 with errors'
    >>> told_faulty(2, 1)
    "2 with errors, 1 more not readable; 'junqi validate' shows them"
    """
    more = f", {unread} more not readable" if unread else ""
    hint = "; 'junqi validate' shows them" if with_errors or unread else ""
    return f"{with_errors} with errors{more}{hint}"
