# one weight for the whole sample: their sum


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights.sum(axis=1, keepdims=True)
