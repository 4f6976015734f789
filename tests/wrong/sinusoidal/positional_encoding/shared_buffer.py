# Every call writes into the same memory, so an earlier result changes under its owner's hands.
import numpy as np

_memory = np.zeros(0, np.float32)


def positional_encoding(seq_len, d_model):
    global _memory
    if _memory.size < seq_len * d_model:
        _memory = np.zeros(seq_len * d_model, np.float32)
    encoding = _memory[: seq_len * d_model].reshape(seq_len, d_model)
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
