# The causal mask where the key is a token, False elsewhere.
import numpy as np


def combine_masks(causal, padding):
    return np.where(padding, causal, False)
