# What NumPy can tell is asked of it: sizes axis by axis, shapes of real arrays, bytes of arrays that take no memory.
import numpy as np


def explanation():
    padding = np.ones((2, 7))[:, None, None]
    weight = np.exp(-0.25 * np.arange(64))
    bias = np.broadcast_to(np.float32(0), (16, 1024, 1024))
    return {
        "axes_of_alibi": [row(1, 7), row(1, 5), row(8, None)],
        "axes_of_both_masks": [row(7, 7), row(5, 1), row(None, 1), row(None, 2)],
        "rows_of_the_mask": "meets_the_queries",
        "multiplied_mask": "zero_still_weighs",
        "position_of_the_key": "constant_in_rows",
        "moved_triangle": next(k for k in range(9) if np.tri(3, 8, k).sum(axis=1).tolist() == [6, 7, 8]),
        "padding_of_few_numbers": padding.shape,
        "how_far_a_head_sees": int(np.count_nonzero(weight > 0.01)) - 1,
        "bytes_of_the_bias": bias.nbytes,
        "bytes_without_queries": bias[:, :1].nbytes,
    }


def row(x, y):
    if x is None or y is None:
        return [x, y, "missing", x or y]
    (result,) = np.broadcast_shapes((x,), (y,))
    return [x, y, "equal" if x == y else "stretch", result]
