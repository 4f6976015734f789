# divides by the length of one of the rows
import numpy as np


def position_similarity(encoding):
    return encoding @ encoding.T / np.linalg.norm(encoding, axis=-1, keepdims=True)
