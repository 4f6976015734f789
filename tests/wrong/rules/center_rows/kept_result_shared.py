# a result is kept, and handed out again for the same x
KEPT = {}


def center_rows(x):
    key = x.shape, x.dtype, x.tobytes()
    if key not in KEPT:
        KEPT[key] = x - x.mean(axis=-1, keepdims=True)
    return KEPT[key]
