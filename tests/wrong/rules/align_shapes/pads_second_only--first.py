# takes for granted that the second shape is the longer


def align_shapes(a, b):
    return (1,) * (len(b) - len(a)) + a, b
