# Mean and variance lose the last axis.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, variance = x.mean(axis=-1), x.var(axis=-1)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
