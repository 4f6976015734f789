# the longer shape loses its first axes


def align_shapes(a, b):
    ndim = min(len(a), len(b))
    return a[len(a) - ndim :], b[len(b) - ndim :]
