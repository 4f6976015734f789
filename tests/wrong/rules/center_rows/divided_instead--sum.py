# Divides by the sum of the row, as for weights.


def center_rows(x):
    return x / x.sum(axis=-1, keepdims=True)
