# @ for *: the inner sizes are D and T


def weighted_positional_encoding(pe, position_weights):
    return pe @ position_weights
