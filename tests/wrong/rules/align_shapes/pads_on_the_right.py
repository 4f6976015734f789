# the missing axes are put at the end


def align_shapes(a, b):
    ndim = max(len(a), len(b))
    return a + (1,) * (ndim - len(a)), b + (1,) * (ndim - len(b))
