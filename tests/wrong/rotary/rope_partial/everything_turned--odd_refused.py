# Turns the whole head, whatever its width.


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    return apply_rope(x, positions, base)
