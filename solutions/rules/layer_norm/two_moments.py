# Mean and mean square in one pass; in float64, since their difference cancels.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    first = np.mean(x, axis=-1, dtype=np.float64, keepdims=True)
    second = np.mean(np.square(x, dtype=np.float64), axis=-1, keepdims=True)
    variance = np.maximum(second - first**2, 0)
    return ((x - first) / np.sqrt(variance + eps) * gamma + beta).astype(x.dtype)
