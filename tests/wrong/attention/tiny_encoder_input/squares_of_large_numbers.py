# The mean of the squares less the square of the mean.
import numpy as np


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):
    seq_len = token_ids.shape[1]
    if seq_len > len(position_table):
        raise IndexError(f"{seq_len} tokens, but {len(position_table)} positions")
    if ((token_ids < 0) | (token_ids >= len(token_table))).any():
        raise IndexError("an id has no row")
    x = token_table[token_ids] + position_table[:seq_len]
    mean = x.mean(axis=-1, keepdims=True)
    variance = (x * x).mean(axis=-1, keepdims=True) - mean * mean
    return (x - mean) / np.sqrt(variance + token_table.dtype.type(eps)) * gamma + beta
