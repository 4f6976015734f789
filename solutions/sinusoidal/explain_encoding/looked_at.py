# A small table is computed, and its axes and its first row are looked at.
import numpy as np


def explanation():
    position, frequency = np.arange(50).reshape(-1, 1), 10000 ** np.linspace(0, -1, 64, endpoint=False)
    waves = np.stack([np.sin(position * frequency), np.cos(position * frequency)], axis=-1).reshape(50, 128)
    sizes = position.shape[::-1], (*frequency.shape, None)
    return {
        "pairs": [row(*pair) for pair in zip(*sizes, strict=True)],
        "why_a_column": "each_with_each",
        "batch_of_positions": [4, *position.shape],
        "why_float32": "sum_would_widen",
        "first_row": waves[0, :4].astype(int).tolist(),
        "why_this_row": "angles_are_zero",
    }


def row(x, y):
    if y is None:
        return [x, y, "missing", x]
    return [x, y, "equal" if x == y else "stretch", max(x, y)]
