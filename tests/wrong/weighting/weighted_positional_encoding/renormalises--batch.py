# divides by the sum over the batch


def weighted_positional_encoding(pe, position_weights):
    return pe * (position_weights / position_weights.sum(axis=0, keepdims=True))
