# returns x itself where every mean is 0 already


def center_rows(x):
    means = x.mean(axis=-1, keepdims=True)
    if not means.any():
        return x
    return x - means
