"""Strides and memory as NumPy reports them (NumPy reference, "The N-dimensional array", and `numpy.broadcast_to`)."""

import numpy as np


def explanation():
    """Measure the view and the sum, work out the table, and try each reason."""
    x, pe = np.ones((4, 50, 128), np.float32), np.ones((50, 128), np.float32)
    view, total, tiled = np.broadcast_to(pe, x.shape), x + pe, np.tile(pe, (4, 1, 1))
    view.sum()
    why_no_memory = {
        "copied_when_read": not np.shares_memory(view, pe),
        "step_of_zero": view.strides[0] == 0,
        "equal_rows_once": np.shares_memory(tiled[0], tiled[3]),
        "sums_are_views_too": np.shares_memory(total, x),
    }
    why_not_written = {
        "views_are_read_only": not pe[1:].flags.writeable,
        "base_is_read_only": not pe.flags.writeable,
        "one_memory_for_all": np.shares_memory(view[0], view[1]),
    }
    return {
        "strides_of_the_view": view.strides,
        "bytes_of_the_view": 0 if np.shares_memory(view, pe) else view.nbytes,
        "bytes_of_the_sum": total.nbytes,
        "pairs": table((50, 1), (4, 1, 128)),
        "why_no_memory": next(code for code, holds in why_no_memory.items() if holds),
        "why_not_written": next(code for code, holds in why_not_written.items() if holds),
        "stretched_in_the_middle": pe[:4, np.newaxis].shape,
        "small_and_costly": np.ones(50)[:, np.newaxis].shape,
        "in_words": "See the explanation.",
    }


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
