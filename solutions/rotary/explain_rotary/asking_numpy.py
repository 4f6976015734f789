# What NumPy can tell is asked of it: sizes axis by axis, a turn back, bytes of arrays that take no memory.
import numpy as np


def explanation():
    back = np.linalg.inv([[0, -1], [1, 0]]) @ [-3, 5]
    tables = np.broadcast_to(np.float32(0), (2, 4096, 64))
    return {
        "counted_positions": [axis(32, 32), axis(10, 10), axis(8, None), axis(2, None)],
        "position_ids": [axis(*sizes) for sizes in [(32, 32), (10, 10), (8, 1), (2, 2)]],
        "length": "mixed_terms_cancel",
        "difference": "turns_add_up",
        "speed": "constant_ratio",
        "same_score": {"m": 2000, "n": 2000 - (7 - 3)},
        "before_the_turn": back.tolist(),
        "bytes_of_tables": tables.nbytes,
        "bytes_of_all_pairs": np.broadcast_to(tables[0], (4096, 4096, 64)).nbytes,
        "in_words": "Turns are added in products, so only the difference of two positions is left.",
    }


def axis(x, y):
    if y is None:
        return [x, None, "missing", x]
    (size,) = np.broadcast_shapes((x,), (y,))
    return [x, y, "equal" if x == y else "stretch", size]
