# Begin with ones everywhere and write each shape over their end.


def align_shapes(a, b):
    ndim = max(len(a), len(b))

    def flush_right(shape):
        sizes = [1] * ndim
        sizes[ndim - len(shape) :] = shape
        return tuple(sizes)

    return flush_right(a), flush_right(b)
