# One row of the table for each step of a loop over the first axis; within a step it broadcasts over the samples.
import numpy as np


def add_sequence_first(embeddings):
    width = embeddings.shape[2]
    wavelengths = 10000.0 ** (np.arange(width) // 2 * 2 / width)
    odd = np.arange(width) % 2 == 1
    total = np.array(embeddings, dtype=np.result_type(embeddings, np.float32))
    for position, tokens in enumerate(total):
        row = np.where(odd, np.cos(position / wavelengths), np.sin(position / wavelengths))
        tokens += row.astype(np.float32)
    return total
