# Normalises each x[i] as a whole.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    result = np.zeros_like(x)
    for i in range(len(x)):
        result[i] = (x[i] - x[i].mean()) / np.sqrt(x[i].var() + eps)
    return gamma * result + beta
