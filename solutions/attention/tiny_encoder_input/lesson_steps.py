# The lesson's steps: look up, add (T, D) to (B, T, D) with the axis written out, reduce with keepdims=True.
import numpy as np


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):
    seq_len = token_ids.shape[1]
    vocab_size, d_model = token_table.shape
    if seq_len > position_table.shape[0]:
        raise ValueError(f"sequence of {seq_len} tokens, table of {position_table.shape[0]} positions")
    if np.any(token_ids < 0) or np.any(token_ids >= vocab_size):
        raise ValueError("token id out of range")
    words = token_table[token_ids]  # (B, T, D)
    x = words + position_table[np.newaxis, :seq_len, :]  # (1, T, D) stretches over the batch
    centered = x - np.sum(x, axis=-1, keepdims=True) / d_model
    variance = np.sum(centered**2, axis=-1, keepdims=True) / d_model
    return gamma * centered / np.sqrt(variance + eps) + beta
