# One token at a time, every index checked on the way.
import numpy as np


def normalise(row, eps):
    row = row - row.mean()
    return row / np.sqrt((row * row).mean() + eps)


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):
    vectors = np.zeros(token_ids.shape + token_table.shape[1:], dtype=token_table.dtype)
    if token_ids.shape[1] > position_table.shape[0]:
        raise ValueError("too long")
    for (sample, place), token_id in np.ndenumerate(token_ids):
        if token_id < 0:
            raise IndexError(token_id)
        vectors[sample, place] = normalise(token_table[token_id] + position_table[place], eps) * gamma + beta
    return vectors
