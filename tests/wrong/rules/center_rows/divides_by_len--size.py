# x.size counts all elements.


def center_rows(x):
    return x - x.sum(axis=-1, keepdims=True) / x.size
