# the weighted sum as columns: (B, D, 1)


def weighted_positional_encoding(pe, position_weights):
    return pe.T @ position_weights
