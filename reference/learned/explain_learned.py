"""NumPy on tables and formulas (Vaswani et al., Attention Is All You Need, 2017, section 3.5, for the formula)."""

from functools import partial
from itertools import product

import numpy as np

TABLE, LONG, SMALL = np.zeros((100, 128)), np.zeros((512, 8)), np.zeros((8, 6))


def explanation():
    """Look at what NumPy makes of the tables, try each claim, and search for what is to be constructed."""
    x, strange = np.zeros((4, 50, 128)), [list(ids) for ids in product((7, 8, -1), repeat=4) if {*ids} - {7}]
    answered = [ids for ids in strange if shape_or_error(partial(SMALL.take, ids, axis=0)) != "error"]
    rows = [n for n in range(1, 50) if shape_or_error(partial(np.add, x, np.zeros((n, 128))[:50])) != "error"]
    return {
        "parameters": 512 * 768,
        "rows_asked_for": shape_or_error(lambda: TABLE[:150]),
        "row_after_the_last": shape_or_error(lambda: TABLE[149]),
        "row_before_the_first": shape_or_error(lambda: TABLE[-1]),
        "first_rows": "view" if np.shares_memory(LONG[:50], LONG) else "copy",
        "rows_by_ids": "view" if np.shares_memory(LONG[np.arange(50)], LONG) else "copy",
        "one_token": [(128, 128, "equal", 128), (1, 100, "stretch", 100), (4, None, "missing", 4)],
        "no_end": next(code for code, holds in row_600().items() if holds),
        "moving_rows": next(code for code, count in MOVING.items() if count == moved()),
        "answered_all_the_same": answered[0],
        "short_and_silent": (rows[0], 128),
        "in_words": "See the explanation.",
    }


def row_600():
    """What holds of row 600 of the formula."""
    frequency = 10000.0 ** (-np.arange(0, 8, 2) / 8)
    angle = np.arange(601)[:, None] * frequency
    pe = np.concatenate([np.sin(angle), np.cos(angle)], axis=1)
    return {
        "comes_round": (pe[600] == pe[:600]).all(axis=1).any(),
        "goes_on": np.allclose(pe[600], 2 * pe[599] - pe[598]),
        "by_itself": np.allclose(pe[600, :4], np.sin(600 * frequency)),
        "grows": (abs(pe[600]) > abs(pe[599])).all(),
    }


MOVING = {"all_rows": 512, "rows_in_use": 50, "rows_of_samples": 200, "none": 0}


def moved():
    """How many rows have an effect on the sum of 50 tokens and their positions."""
    x, table = np.zeros((4, 50, 8)), np.zeros((512, 8))
    effects = [(x + (table + (np.arange(512) == row)[:, None])[:50]).sum() for row in range(512)]
    return np.count_nonzero(effects)


def shape_or_error(take):
    """Shape of what is taken, or "error" where NumPy raises."""
    try:
        return take().shape
    except (IndexError, ValueError):
        return "error"
