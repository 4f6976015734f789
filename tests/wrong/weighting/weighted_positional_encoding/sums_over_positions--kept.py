# the weighted sum over the positions, axis kept: (B, 1, D)


def weighted_positional_encoding(pe, position_weights):
    return position_weights.swapaxes(1, 2) @ pe
