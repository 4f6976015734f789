# Takes rotary_dim for the number of pairs.


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    width = min(2 * rotary_dim, x.shape[-1] // 2 * 2)
    turned = x.copy()
    turned[..., :width] = apply_rope(x[..., :width], positions, base)
    return turned
