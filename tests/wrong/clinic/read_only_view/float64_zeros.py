# copies the rows into zeros without a dtype
import numpy as np


def read_only_view(encoding, lengths):
    batch = np.zeros((len(lengths), *encoding.shape))
    for rows, length in zip(batch, lengths, strict=True):
        rows[:length] = encoding[:length]
    return batch
