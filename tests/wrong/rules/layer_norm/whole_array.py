# One mean and one variance for everything.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * (x - x.mean()) / np.sqrt(x.var() + x.dtype.type(eps)) + beta
