# returns the longer shape first, whichever it was


def align_shapes(a, b):
    if len(a) < len(b):
        a, b = b, a
    return a, (1,) * (len(a) - len(b)) + b
