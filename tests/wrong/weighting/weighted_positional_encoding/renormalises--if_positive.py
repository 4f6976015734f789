# divides by the sum where no weight is negative


def weighted_positional_encoding(pe, position_weights):
    if (position_weights < 0).any():
        return pe * position_weights
    return pe * (position_weights / position_weights.sum(axis=1, keepdims=True))
