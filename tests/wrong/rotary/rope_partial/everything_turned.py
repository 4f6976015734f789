# Turns the whole head, an odd feature at the end left aside.


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    even = x.shape[-1] // 2 * 2
    turned = x.copy()
    turned[..., :even] = apply_rope(x[..., :even], positions, base)
    return turned
