# both shapes get the difference in front


def align_shapes(a, b):
    missing = abs(len(a) - len(b))
    return (1,) * missing + a, (1,) * missing + b
