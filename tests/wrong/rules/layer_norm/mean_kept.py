# Divides by the root mean square and subtracts no mean, as RMSNorm does.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    square = np.mean(x * x, axis=-1, keepdims=True)
    return gamma * x / np.sqrt(square + eps) + beta
