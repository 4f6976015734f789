# What can be computed is computed: NumPy is asked for each axis on its own, and for strides and bytes.
import numpy as np


def explanation():
    pe, w = np.ones((50, 128), np.float32), np.ones((6, 50, 1), np.float32)
    product = pe * w
    return {
        "pairs_per_token": [row(*pair) for pair in zip((128, 50, None), (1, 50, 6), strict=True)],
        "pairs_without_the_one": [row(*pair) for pair in zip((128, 50), (50, 6), strict=True)],
        "reason": "one_place_too_far",
        "meaning": "table_for_each_weight",
        "per_sample_and_feature": w[:, :1].shape[:2] + pe.shape[1:],
        "works_by_luck": (2, 2, 2),
        "average": (w[:, :4] / w[:, :4].sum(axis=1, keepdims=True)).mean().item(),
        "stretched_weights": str(np.broadcast_to(w, product.shape).strides),
        "bytes_of_the_product": f"{product.nbytes} bytes",
    }


def row(x, y):
    sizes = [(size,) for size in (x, y) if size is not None]
    try:
        (result,) = np.broadcast_shapes(*sizes)
    except ValueError:
        return [x, y, "conflict", None]
    return [x, y, "missing" if len(sizes) < 2 else "equal" if x == y else "stretch", result]
