"""The table itself, looked at (Vaswani et al., Attention Is All You Need, 2017, section 3.5)."""

import numpy as np


def explanation():
    """Compute the table, work out the axes, and try each reason."""
    counted, frequency = np.arange(50), 10000.0 ** (-np.arange(0, 128, 2) / 128)
    position = counted[:, np.newaxis]
    angle = position * frequency
    table = np.empty((50, 128))
    table[:, 0::2], table[:, 1::2] = np.sin(angle), np.cos(angle)
    x = np.ones((4, 50, 128), np.float32)
    why_a_column = {
        "product_needs_matrices": not works(position, frequency),
        "each_with_each": not works(counted, frequency) and angle.size == counted.size * frequency.size,
        "one_axis_is_a_column": (frequency * frequency).ndim == 2,
    }
    why_float32 = {
        "only_float32_is_computed": np.sin(angle).dtype == np.float32,
        "mixing_fails": not works(x, table),
        "sum_would_widen": (x + table).nbytes == 2 * x.nbytes,
    }
    why_this_row = {
        "first_frequency": bool(angle[0, 1:].any()),
        "row_of_length_one": np.allclose(np.linalg.norm(table, axis=1), 1),
        "angles_are_zero": not angle[0].any(),
    }
    return {
        "pairs": table_of(position.shape, frequency.shape),
        "why_a_column": holding(why_a_column),
        "batch_of_positions": np.stack([position] * 4).shape,
        "why_float32": holding(why_float32),
        "first_row": tuple(table[0, :4].astype(int).tolist()),
        "why_this_row": holding(why_this_row),
        "in_words": "See the explanation.",
    }


def holding(claims):
    """The claim that holds."""
    return next(code for code, holds in claims.items() if holds)


def works(left, right):
    """Whether NumPy multiplies two arrays."""
    try:
        np.multiply(left, right)
    except ValueError:
        return False
    return True


def table_of(left, right):
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
