# Returns the turned part alone.


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    return apply_rope(x[..., :rotary_dim], positions, base)
