"""NumPy itself (ALiBi: Press et al., 2021; buckets: Raffel et al., 2020)."""

import numpy as np

SLOPES, DISTANCE = np.ones(8, np.float32), np.zeros((5, 7), np.int64)
SCORES = np.zeros((2, 8, 5, 7), np.float32)
CAUSAL, KEEP = np.array([[j <= i + 2 for j in range(7)] for i in range(5)]), np.ones((2, 7), bool)

SHAPES = {
    "slopes_with_two_axes": lambda: SLOPES[:, None, None] * DISTANCE,
    "slopes_with_one_axis": lambda: SLOPES[:, None] * DISTANCE,
    "slopes_as_they_are": lambda: SLOPES * DISTANCE,
    "as_many_heads_as_keys": lambda: SLOPES[:7] * DISTANCE,
    "lengths_as_they_are": lambda: np.arange(7) < np.array([4, 6]),
    "padding_as_it_is": lambda: np.where(KEEP, SCORES, -np.inf),
    "as_many_samples_as_queries": lambda: np.where(CAUSAL, np.zeros((5, 8, 5, 7)), -np.inf),
    "both_masks": lambda: CAUSAL & KEEP[:, None, None],
    "both_masks_without_heads": lambda: CAUSAL & KEEP[:, None],
    "scores_less_their_maximum": lambda: SCORES - SCORES.max(axis=-1),
    "bias_from_buckets": lambda: SCORES + np.zeros((32, 8))[DISTANCE].transpose(2, 0, 1),
}


def answers():
    """Compute each result and look at it."""
    return {
        **{item: shape_or_error(compute) for item, compute in SHAPES.items()},
        "dtype_of_the_bias": (-SLOPES[:, None, None] * DISTANCE).dtype.name,
        "distances_behind_a_cache": tuple(3 - j for j in range(4)),
        "keys_of_a_triangle": int(np.tri(2, 5)[0].sum()),
        "keys_of_a_moved_triangle": sum(j <= 0 + 3 for j in range(5)),
        "bytes_of_a_causal_mask": CAUSAL.nbytes,
        "mask_for_all_heads": 0 if np.shares_memory(np.broadcast_to(CAUSAL, SCORES.shape), CAUSAL) else SCORES.size,
        "mask_of_numbers": (SCORES + np.where(CAUSAL, 0.0, -np.inf)).dtype.name,
        "mask_of_truths": (0.5 + True, 2.0 + False),
        "row_without_keys": sum(value != value for value in [-np.inf + np.inf] * 3),
    }


def shape_or_error(compute):
    """Shape of what is computed, or "error" where NumPy raises."""
    try:
        return compute().shape
    except ValueError:
        return "error"
