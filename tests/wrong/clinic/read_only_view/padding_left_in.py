# passes over the error, and the padding keeps its rows
from contextlib import suppress

import numpy as np


def read_only_view(encoding, lengths):
    batch = np.broadcast_to(encoding, (len(lengths), *encoding.shape))
    for rows, length in zip(batch, lengths, strict=True):
        with suppress(ValueError):
            rows[length:] = 0
    return batch.copy()
