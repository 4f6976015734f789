# rounds only the root to float32, which comes back as float64
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    root = np.sqrt(variance + eps).astype(np.float32)
    return (gamma * (x - mean) / root + beta).astype(x.dtype)
