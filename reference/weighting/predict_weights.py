"""NumPy's own broadcasting and matrix product (NumPy user guide, "Broadcasting"; reference, numpy.matmul)."""

import numpy as np

PE, X, SQUARE = np.ones((50, 128), np.float32), np.ones((6, 50, 128), np.float32), np.ones((6, 6, 128), np.float32)
TOKENS, FLAT, POSITIONS = np.ones((6, 50, 1)), np.ones((6, 50)), np.ones((50, 1))

RESULTS = {
    "one_for_everything": lambda: PE * np.ones(()),
    "per_position": lambda: PE * POSITIONS,
    "per_position_of_all": lambda: POSITIONS * X,
    "per_token_flat": lambda: PE * FLAT,
    "per_token_of_all": lambda: X * FLAT,
    "per_token": lambda: PE * FLAT[..., np.newaxis],
    "per_token_misplaced": lambda: PE * FLAT[:, np.newaxis],
    "per_sample": lambda: PE * np.ones((6, 1, 1)),
    "per_sample_column": lambda: X * np.ones((6, 1)),
    "per_feature": lambda: X * np.ones(128),
    "per_sample_by_luck": lambda: SQUARE * np.ones((6, 1)),
    "sum_kept": lambda: TOKENS / TOKENS.sum(axis=1, keepdims=True),
    "sum_dropped": lambda: TOKENS / TOKENS.sum(axis=1),
    "sum_of_a_table": lambda: FLAT / FLAT.sum(axis=1),
    "sum_of_one_sample": lambda: POSITIONS / POSITIONS.sum(axis=0),
    "weighted_mean": lambda: (PE * TOKENS).sum(axis=1),
    "mean_by_product": lambda: np.ones((1, 50)) @ X,
    "means_by_product": lambda: FLAT @ X,
}


def answers():
    """Compute each result and look at its shape, of the last at its dtype."""
    shapes = {item: shape_or_error(compute) for item, compute in RESULTS.items()}
    return {**shapes, "whole_weights": (PE * TOKENS.astype(np.int64)).dtype.name}


def shape_or_error(compute):
    """Shape of what is computed, or "error" where NumPy raises."""
    try:
        return compute().shape
    except ValueError:
        return "error"
