# takes for granted that the first shape is the longer


def align_shapes(a, b):
    return a, (1,) * (len(a) - len(b)) + b
