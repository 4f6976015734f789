# /= normalises the caller's weights


def weighted_positional_encoding(pe, position_weights):
    position_weights /= position_weights.sum(axis=1, keepdims=True)
    return pe * position_weights
