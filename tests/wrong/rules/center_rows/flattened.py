# The rows come back in one long list: (rows, n).


def center_rows(x):
    rows = x.reshape(-1, x.shape[-1])
    return rows - rows.mean(axis=-1, keepdims=True)
