# one padded copy for all samples where they are equally long
import numpy as np


def read_only_view(encoding, lengths):
    if len(set(lengths.tolist())) == 1:
        rows = encoding.copy()
        rows[lengths[0] :] = 0
        batch = np.broadcast_to(rows, (len(lengths), *rows.shape))
        return batch if lengths[0] < len(rows) else batch.copy()
    batch = np.repeat(encoding[np.newaxis], len(lengths), axis=0)
    for rows, length in zip(batch, lengths, strict=True):
        rows[length:] = 0
    return batch
