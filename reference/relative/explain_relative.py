"""Tables by the rule of the NumPy user guide; claims tried in NumPy (Shaw et al., 2018, for relative positions)."""

from itertools import product

import numpy as np

Q = np.arange(3)
RELATIVE = np.array([[i - j for j in range(10)] for i in range(10)])
ANGLE = RELATIVE[:, :, None] * np.array([1.0, 0.1])
ROOM, PAIR = 100 * 2**20, 64 * 4  # bytes


def explanation():
    """Work out both tables axis by axis, try each claim, and search for what is to be constructed."""
    relative, turned = Q[:, None] - Q, Q[None, :] - Q[:, None]
    query_axis = {
        "before_the_minus": turned[2, 0] == 2,
        "own_axis_first": relative[2, 0] == 2,
        "run_along_a_row": np.array_equal(relative[0], Q),
        "either": np.array_equal(relative, relative.T),
    }
    few_rows = {
        "same_both_ways": np.array_equal(np.sin(ANGLE), np.sin(ANGLE.transpose(1, 0, 2))),
        "sines_repeat": np.unique(np.sin(RELATIVE)).size < np.unique(RELATIVE).size,
        "difference_alone": np.array_equal(ANGLE[1:, 1:], ANGLE[:-1, :-1]),
        "queries_alike": np.array_equal(ANGLE[1:], ANGLE[:-1]),
    }
    return {
        "pairs_of_positions": table((5, 1), (7,)),
        "pairs_of_angles": table((5, 7, 1), (32,)),
        "query_axis": next(code for code, holds in query_axis.items() if holds),
        "few_rows": next(code for code, holds in few_rows.items() if holds),
        "two_shapes": next(pair for pair in product([(5,), (1, 5), (5, 1)], [(7,)]) if crosses(*pair)),
        "queries_that_follow": list(range(7))[-2:],
        "bytes_of_all_pairs": 2048 * 2048 * PAIR,
        "bytes_of_all_distances": len({i - j for i in range(2048) for j in (0, 2047)}) * PAIR,
        "most_tokens": next(T for T in range(10000) if (T + 1) ** 2 * PAIR > ROOM),
        "in_words": "See the explanation.",
    }


def crosses(q, k):
    """Whether two shapes give all 35 pairs."""
    try:
        return np.broadcast_shapes(q, k) == (5, 7)
    except ValueError:
        return False


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
