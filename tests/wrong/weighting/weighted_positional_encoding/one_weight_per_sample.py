# one weight for the whole sample: its mean


def weighted_positional_encoding(pe, position_weights):
    if position_weights.shape[1] == 0:
        return pe * position_weights
    return pe * position_weights.mean(axis=1, keepdims=True)
