# What NumPy can tell is asked of it: sizes axis by axis, strides and bytes of real arrays.
import numpy as np


def explanation():
    x, pe = np.zeros((4, 50, 128), "f4"), np.zeros((50, 128), "f4")
    shown, total = np.broadcast_to(pe, x.shape), x + pe
    return {
        "pairs_of_the_sum": rows(x.shape, (None, *pe.shape)),
        "pairs_written_out": rows(x.shape, pe[np.newaxis].shape),
        "no_copy": "step_of_nothing",
        "why_it_fails": "numbers_differ",
        "strides_of_the_encoding": str(shown.strides),
        "strides_of_the_sum": total.strides,
        "bytes_of_reading": "0 bytes" if shown.base is not None else shown.nbytes,
        "bytes_of_the_sum": f"{total.nbytes:,} bytes",
        "grows_in_silence": x[:2, :1].shape,
        "positions_first": pe[:, np.newaxis].shape,
    }


def rows(left, right):
    found = []
    for x, y in zip(left[::-1], right[::-1], strict=True):
        (result,) = np.broadcast_shapes(*((size,) for size in (x, y) if size is not None))
        found.append([x, y, "missing" if y is None else "equal" if x == y else "stretch", result])
    return found
