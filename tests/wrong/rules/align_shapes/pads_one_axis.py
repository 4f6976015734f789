# adds one axis at most


def align_shapes(a, b):
    if len(a) < len(b):
        a = (1, *a)
    elif len(b) < len(a):
        b = (1, *b)
    return a, b
