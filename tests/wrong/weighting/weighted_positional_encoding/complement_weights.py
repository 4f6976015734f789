# uses 1 - weight


def weighted_positional_encoding(pe, position_weights):
    return pe * (1 - position_weights)
