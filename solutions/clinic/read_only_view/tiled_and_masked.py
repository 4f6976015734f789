# Real copies by repetition, then one assignment through a boolean mask.
import numpy as np


def read_only_view(encoding, lengths):
    batch = np.repeat(encoding[None], len(lengths), axis=0)
    batch[np.arange(encoding.shape[0])[None] >= lengths[:, None]] = 0
    return batch
