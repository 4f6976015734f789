# What is empty is made without a dtype.
import numpy as np


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):
    batch, seq_len = token_ids.shape
    if seq_len > len(position_table):
        raise IndexError(f"{seq_len} tokens, but {len(position_table)} positions")
    if ((token_ids < 0) | (token_ids >= len(token_table))).any():
        raise IndexError("an id has no row")
    if token_ids.size == 0:
        return np.zeros((batch, seq_len, token_table.shape[1]))
    x = token_table[token_ids] + position_table[:seq_len]
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + token_table.dtype.type(eps)) * gamma + beta
