"""NumPy itself (relative positions: Shaw et al., Self-Attention with Relative Position Representations, 2018)."""

import numpy as np

Q, K, ONE, TEN = np.arange(5), np.arange(7), np.arange(1), np.arange(10)
RELATIVE = np.array([[i - j for j in range(7)] for i in range(5)])
SQUARE = np.array([[i - j for j in range(10)] for i in range(10)])
SCORES, FREQUENCY = np.zeros((2, 8, 5, 7), np.float32), np.ones(32, np.float32)

SHAPES = {
    "all_pairs": lambda: Q[:, None] - K[None, :],
    "one_axis_is_enough": lambda: Q[:, None] - K,
    "no_axis_at_all": lambda: Q - K,
    "keys_as_rows": lambda: Q[None, :] - K[:, None],
    "one_new_query": lambda: ONE[:, None] - TEN,
    "angles": lambda: RELATIVE[:, :, None] * FREQUENCY.astype(np.float64),
    "angles_without_axis": lambda: RELATIVE * FREQUENCY,
    "one_column_of_a_table": lambda: np.zeros(11)[RELATIVE + 6],
    "bias_for_all_heads": lambda: SCORES + np.zeros((5, 7)),
    "heads_in_front": lambda: SCORES + np.zeros((8, 11))[:, RELATIVE + 6],
    "heads_at_the_end": lambda: SCORES + np.zeros((11, 8))[RELATIVE + 6],
    "query_times_distance": lambda: (np.zeros((5, 64))[:, None] * np.zeros((5, 7, 64))).sum(axis=-1),
    "keys_in_heads": lambda: np.zeros((8, 5, 64)) @ np.zeros((64, 7)),
}
BYTES = {
    "bytes_of_all_pairs": lambda: np.zeros((*SQUARE.shape, 64), np.float32),
    "bytes_of_all_distances": lambda: np.zeros((len(np.unique(SQUARE)), 64), np.float32),
    "rows_by_distance": lambda: np.zeros((19, 64), np.float32)[SQUARE + 9],
}


def answers():
    """Compute each result and look at it."""
    return {
        **{item: shape_or_error(compute) for item, compute in SHAPES.items()},
        **{item: compute().nbytes for item, compute in BYTES.items()},
        "one_pair": int(RELATIVE[4, 1]),
        "one_query": tuple(RELATIVE[1, :4].tolist()),
        "bytes_of_positions": int((np.array([2], np.uint8) - np.array([5], np.uint8))[0]),
        "angles_in_single": (RELATIVE[:, :, None] * FREQUENCY).dtype.name,
    }


def shape_or_error(compute):
    """Shape of what is computed, or "error" where NumPy raises."""
    try:
        return compute().shape
    except ValueError:
        return "error"
