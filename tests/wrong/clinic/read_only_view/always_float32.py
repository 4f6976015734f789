# copies the rows into float32 zeros
import numpy as np


def read_only_view(encoding, lengths):
    batch = np.zeros((len(lengths), *encoding.shape), np.float32)
    for rows, length in zip(batch, lengths, strict=True):
        rows[:length] = encoding[:length]
    return batch
