# weights *= pe: a (B, T, 1) array can't hold the (B, T, D) product


def weighted_positional_encoding(pe, position_weights):
    position_weights *= pe
    return position_weights
