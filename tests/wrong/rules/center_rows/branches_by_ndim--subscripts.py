# subscripts for up to four axes
import numpy as np

SUBSCRIPTS = {1: "a->", 2: "ab->a", 3: "abc->ab", 4: "abcd->abc"}


def center_rows(x):
    sums = np.einsum(SUBSCRIPTS[x.ndim], x)
    return x - (sums / x.dtype.type(x.shape[-1]))[..., None]
