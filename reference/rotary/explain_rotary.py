"""Answers reckoned from the rules and from complex numbers (NumPy user guide, "Broadcasting"; Su et al., 2021, 3.2)."""

import numpy as np


def explanation():
    """Reckon every item."""
    even, by_ids = (2, 8, 10, 32), (2, 1, 10, 32)
    return {
        "counted_positions": table(even, (None, None, 10, 32)),
        "position_ids": table(even, by_ids),
        "length": "mixed_terms_cancel",
        "difference": "turns_add_up",
        "speed": "constant_ratio",
        "same_score": (7 + 1000, 3 + 1000),
        "before_the_turn": [((-3 + 5j) / 1j).real, ((-3 + 5j) / 1j).imag],
        "bytes_of_tables": 2 * np.zeros((4096, 64), np.float32).nbytes,
        "bytes_of_all_pairs": 4096 * np.zeros((4096, 64), np.float32).nbytes,
        "in_words": "Each token is turned alone; in a product the two turns become one, by their difference.",
    }


def table(left, right):
    """Rows of the axis table, the last axis first."""
    return [row(*sizes) for sizes in zip(left[::-1], right[::-1], strict=True)]


def row(x, y):
    """One axis: both sizes, the rule, the size of the result."""
    if y is None:
        return (x, y, "missing", x)
    return (x, y, "equal" if x == y else "stretch", max(x, y))
