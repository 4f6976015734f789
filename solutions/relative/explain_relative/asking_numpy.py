# What NumPy can tell is asked of it: sizes axis by axis, shapes of real arrays, bytes of arrays that take no memory.
import numpy as np


def explanation():
    q, k = np.arange(5)[:, np.newaxis], np.arange(7)
    fits = [T for T in range(600, 700) if pairs_of(T).nbytes <= 100 * 2**20]
    return {
        "pairs_of_positions": [row(1, 7), row(5, None)],
        "pairs_of_angles": [row(1, 32), row(7, None), row(5, None)],
        "query_axis": "own_axis_first",
        "few_rows": "difference_alone",
        "two_shapes": {"q": q.shape, "k": k.shape},
        "queries_that_follow": k[5:].tolist(),
        "bytes_of_all_pairs": pairs_of(2048).nbytes,
        "bytes_of_all_distances": np.broadcast_to(np.float32(0), (4095, 64)).nbytes,
        "most_tokens": max(fits),
    }


def pairs_of(T):
    return np.broadcast_to(np.float32(0), (T, T, 64))


def row(x, y):
    if y is None:
        return [x, None, "missing", x]
    (result,) = np.broadcast_shapes((x,), (y,))
    return [x, y, "equal" if x == y else "stretch", result]
