# @ for *: the inner sizes are 1 and T


def weighted_positional_encoding(pe, position_weights):
    return position_weights @ pe
