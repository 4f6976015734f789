# leaves rows of one element as they are


def center_rows(x):
    if x.shape[-1] < 2:
        return x.copy()
    return x - x.mean(axis=-1, keepdims=True)
