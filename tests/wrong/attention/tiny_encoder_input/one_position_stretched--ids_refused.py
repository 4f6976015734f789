# Ids are refused by a ValueError, the length by broadcasting if at all.
import numpy as np


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):
    seq_len = token_ids.shape[1]
    if not np.isin(token_ids, np.arange(len(token_table))).all():
        raise ValueError("an id has no row")
    x = token_table[token_ids] + position_table[:seq_len]
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + eps) * gamma + beta
