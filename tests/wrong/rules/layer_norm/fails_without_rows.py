# np.average divides by a count that is 0 when there are no rows.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    centered = x - np.average(x, axis=-1)[..., np.newaxis]
    variance = np.average(centered**2, axis=-1)[..., np.newaxis]
    return gamma * centered / np.sqrt(variance + eps) + beta
