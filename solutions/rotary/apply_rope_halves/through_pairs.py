# Into the other layout, turned there, and back.


def apply_rope_halves(x, positions=None, base=10000.0):
    turned = apply_rope(halves_to_pairs(x), positions, base)
    return pairs_to_halves(turned)
