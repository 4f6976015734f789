# divides the weights by their sum over the positions


def weighted_positional_encoding(pe, position_weights):
    return pe * (position_weights / position_weights.sum(axis=1, keepdims=True))
