# the weighted mean over the positions: (B, D)


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights).mean(axis=1)
