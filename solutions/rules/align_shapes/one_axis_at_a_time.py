# Recursion: align what stands before the last axis, then put the last axis back.


def align_shapes(a, b):
    if not a and not b:
        return (), ()
    before_a, before_b = align_shapes(a[:-1], b[:-1])
    return before_a + (a[-1:] or (1,)), before_b + (b[-1:] or (1,))
