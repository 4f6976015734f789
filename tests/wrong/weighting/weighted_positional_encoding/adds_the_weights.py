# adds the weights


def weighted_positional_encoding(pe, position_weights):
    return pe + position_weights
