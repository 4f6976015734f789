"""Tables by the rule of the NumPy user guide ("Broadcasting"); as the reason, the claim that NumPy bears out."""

from functools import partial

import numpy as np

X, PE, STYLE = (4, 50, 128), (50, 128), (4, 128)


def explanation():
    """Work out both tables axis by axis, and try each reason."""
    x, style = np.zeros(X), np.zeros(STYLE)
    claims = {
        "fewer_axes": lambda: x + style[np.newaxis],
        "features_differ": lambda: x + style[:, :1],
        "samples_meet_positions": lambda: x + style[:1],
        "not_a_multiple": lambda: np.zeros((4, 48, 128)) + style,
    }
    return {
        "pairs_that_fit": table(X, PE),
        "pairs_that_clash": table(X, STYLE),
        "reason": next(code for code, claim in claims.items() if works(claim)),
        "clash_on_one_axis": (1, X[1] - 1, 1),
        "mended": (STYLE[0], 1, STYLE[1]),
        "works_by_luck": next(T for T in range(2, 100) if works(partial(np.add, np.zeros((4, T, 128)), style))),
        "in_words": "See the explanation.",
    }


def works(claim):
    """Whether NumPy runs something."""
    try:
        claim()
    except ValueError:
        return False
    return True


def table(left, right):
    """One row an axis, from the last to the first."""
    rows = []
    for axis in range(1, max(len(left), len(right)) + 1):
        x = left[-axis] if axis <= len(left) else None
        y = right[-axis] if axis <= len(right) else None
        if x is None or y is None:
            rows.append((x, y, "missing", y if x is None else x))
        elif x == y:
            rows.append((x, y, "equal", x))
        elif x == 1 or y == 1:
            rows.append((x, y, "stretch", y if x == 1 else x))
        else:
            rows.append((x, y, "conflict", None))
    return rows
