# float64 comes back as float64, but was rounded to float32 in between.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    narrow = x.astype(np.float32)
    mean, variance = narrow.mean(axis=-1, keepdims=True), narrow.var(axis=-1, keepdims=True)
    return (gamma * (narrow - mean) / np.sqrt(variance + eps) + beta).astype(x.dtype)
