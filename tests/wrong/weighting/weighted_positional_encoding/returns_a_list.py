# returns a list with one array per sample


def weighted_positional_encoding(pe, position_weights):
    return [pe * weights for weights in position_weights]
