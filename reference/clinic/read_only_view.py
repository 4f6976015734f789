import numpy as np


def read_only_view(encoding, lengths):
    """Return one copy of the table for each sample, its rows past the sample's length 0 (the contract, row by row)."""
    seq_len, width = encoding.shape
    batch = np.zeros((len(lengths), seq_len, width), encoding.dtype)
    for sample, length in enumerate(lengths):
        for position in range(length):
            batch[sample, position] = encoding[position]
    return batch
