# adds the missing axes behind


def grow_in_place(*parts):
    ndim = max(part.ndim for part in parts)
    padded = [part.reshape(part.shape + (1,) * (ndim - part.ndim)) for part in parts]
    total = padded[0].copy()
    for part in padded[1:]:
        total = total + part
    return total
