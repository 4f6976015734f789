# Converts pairs to halves where halves have to become pairs.


def apply_rope_halves(x, positions=None, base=10000.0):
    turned = apply_rope(pairs_to_halves(x), positions, base)
    return halves_to_pairs(turned)
