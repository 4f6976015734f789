# One choice between the table and 0, with a mask that stretches along the width.
import numpy as np


def read_only_view(encoding, lengths):
    kept = np.arange(len(encoding)) < np.reshape(lengths, (-1, 1))
    return np.where(kept[..., None], encoding, 0).astype(encoding.dtype, copy=False)
