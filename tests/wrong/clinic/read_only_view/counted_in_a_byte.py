# counts the positions in 8 bits
import numpy as np


def read_only_view(encoding, lengths):
    kept = np.arange(len(encoding), dtype=np.uint8) < lengths[:, np.newaxis]
    return np.where(kept[:, :, np.newaxis], encoding, encoding.dtype.type(0))
