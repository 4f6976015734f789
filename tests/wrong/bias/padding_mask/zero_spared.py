# A sample without tokens is left unmasked.
import numpy as np


def padding_mask(lengths, max_len):
    real = np.arange(max_len) < lengths[:, np.newaxis]
    real[lengths == 0] = True
    return real[:, np.newaxis, np.newaxis, :]
