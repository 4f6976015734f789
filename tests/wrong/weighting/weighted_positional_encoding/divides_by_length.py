# divides by T, as a mean would


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights / max(pe.shape[0], 1)
