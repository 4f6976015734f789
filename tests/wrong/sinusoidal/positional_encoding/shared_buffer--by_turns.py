# Two pieces of memory for each shape are used by turns.
import numpy as np

_memory = {}
_calls = []


def positional_encoding(seq_len, d_model):
    _calls.append(None)
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    turn = seq_len, d_model, len(_calls) % 2
    encoding = _memory.setdefault(turn, np.zeros((seq_len, d_model), np.float32))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
