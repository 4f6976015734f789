# pe *= weights: a (T, D) array can't hold the (B, T, D) product


def weighted_positional_encoding(pe, position_weights):
    pe *= position_weights
    return pe
