# Scales by 1 + gamma, as for a gamma that starts from 0.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return (1 + gamma) * (x - mean) / np.sqrt(variance + eps) + beta
