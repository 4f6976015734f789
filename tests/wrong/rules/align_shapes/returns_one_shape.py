# returns only the shape that was padded


def align_shapes(a, b):
    longer, shorter = (a, b) if len(a) >= len(b) else (b, a)
    return (1,) * (len(longer) - len(shorter)) + shorter
