# Count the missing axes and put that many 1s in front; a negative count makes no 1s.


def align_shapes(a, b):
    missing = len(b) - len(a)
    return (1,) * missing + a, (1,) * -missing + b
