# The slice of the result says how many cosines there is room for.
import numpy as np

BASE = 10000.0


def frequencies(d_model):
    return np.exp(-np.log(BASE) * np.arange(0, d_model, 2) / d_model)


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * frequencies(d_model)
    encoding = np.zeros((seq_len, d_model), np.float32)
    for first, wave in enumerate((np.sin, np.cos)):
        room = encoding[:, first::2]
        room[...] = wave(angles[:, : room.shape[1]])
    return encoding
