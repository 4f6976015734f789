# missing axes get the sizes of the other shape at once


def align_shapes(a, b):
    missing = len(a) - len(b)
    if missing >= 0:
        return a, a[:missing] + b
    return b[:-missing] + a, b
