"""Oracle of an encoder's input: one token at a time, in float64."""

import math

import numpy as np


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):
    """Word plus position, normalised (the input of BERT without segments and dropout; Devlin et al., 2019)."""
    batch, seq_len = token_ids.shape
    result = np.empty((batch, seq_len, token_table.shape[1]))
    for sample, place in np.ndindex(batch, seq_len):
        token_id = int(token_ids[sample, place])
        if token_id < 0:
            raise IndexError(f"id {token_id} has no row")
        vector = np.array(token_table[token_id], dtype=np.float64) + position_table[place]  # refuse what is too large
        centered = vector - vector.sum() / vector.size
        variance = (centered**2).sum() / vector.size
        result[sample, place] = gamma * (centered / math.sqrt(variance + eps)) + beta
    return result.astype(token_table.dtype)
