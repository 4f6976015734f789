# remembers sums by the numbers, and hands the same array out twice


SUMS = {}


def add_keeping_dtype(embeddings, encoding):
    key = tuple((array.shape, array.dtype, array.tobytes()) for array in (embeddings, encoding))
    if key not in SUMS:
        SUMS[key] = (embeddings + encoding).astype(embeddings.dtype)
    return SUMS[key]
