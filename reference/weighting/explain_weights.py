"""Tables by the rule of the NumPy user guide ("Broadcasting"); as reasons, the claims that NumPy bears out."""

from itertools import product

import numpy as np

PE, W = np.ones((50, 128), np.float32), np.ones((6, 50, 1), np.float32)


def explanation():
    """Work out both tables axis by axis, try each claim, and search for what is to be constructed."""
    flat, pair = W[:, :, 0], np.array([10.0, 100.0]).reshape(2, 1, 1)
    small = np.arange(1.0, 7.0).reshape(2, 3)
    works_if = {
        "encoding_lacks_samples": lambda: PE[np.newaxis] * flat,
        "columns_clash": lambda: PE[:, :50] * flat,
        "rows_clash": lambda: PE[:6] * flat,
        "one_place_too_far": lambda: PE * flat[:, :, np.newaxis],
    }
    amounts_to = {
        "positions_scaled": small * pair[:, :, 0],
        "table_for_each_weight": np.stack([small * 10, small * 100]),
        "table_scaled_twice": small * 1000,
        "last_weight_counts": small * 100,
    }
    return {
        "pairs_per_token": table(PE.shape, W.shape),
        "pairs_without_the_one": table(PE.shape, flat.shape),
        "reason": next(code for code, claim in works_if.items() if works(claim)),
        "meaning": next(code for code, result in amounts_to.items() if np.array_equal(small * pair, result)),
        "per_sample_and_feature": (6, 1, 128),
        "works_by_luck": next(shape for shape in product((2, 3, 4), repeat=3) if fits(shape)),
        "average": float((W[:2, :4] / W[:2, :4].sum(axis=1, keepdims=True)).mean()),
        "stretched_weights": np.broadcast_to(W, (6, 50, 128)).strides,
        "bytes_of_the_product": (PE * W).nbytes,
        "in_words": "See the explanation.",
    }


def fits(shape):
    """Whether a batch of this shape takes its table of weights as it is."""
    return works(lambda: np.ones(shape) * np.ones(shape[:2]))


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
