# subscripts for up to four axes
import numpy as np

SUBSCRIPTS = {1: "a->", 2: "ab->a", 3: "abc->ab", 4: "abcd->abc"}


def layer_norm(x, gamma, beta, eps=1e-5):
    n, subscripts = x.dtype.type(x.shape[-1]), SUBSCRIPTS[x.ndim]
    centered = x - (np.einsum(subscripts, x) / n)[..., None]
    variance = (np.einsum(subscripts, centered * centered) / n)[..., None]
    return gamma * centered / np.sqrt(variance + eps) + beta
