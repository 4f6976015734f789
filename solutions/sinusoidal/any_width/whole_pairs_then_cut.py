# Fill as many whole pairs as the width needs, with the frequencies of that width, and cut the column too many.
import numpy as np


def any_width(seq_len, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = np.outer(np.arange(seq_len), frequencies)
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return pairs.reshape(seq_len, 2 * len(frequencies))[:, :d_model].astype(np.float32)
