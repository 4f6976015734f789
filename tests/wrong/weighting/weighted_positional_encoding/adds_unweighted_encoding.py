# adds the encoding to the weighted one


def weighted_positional_encoding(pe, position_weights):
    return pe + pe * position_weights
