# returns the padded shape first, whichever it was


def align_shapes(a, b):
    if len(b) < len(a):
        a, b = b, a
    return (1,) * (len(b) - len(a)) + a, b
