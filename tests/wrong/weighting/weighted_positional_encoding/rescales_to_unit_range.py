# stretches each sample's weights to 0..1


def weighted_positional_encoding(pe, position_weights):
    if position_weights.shape[1] == 0:
        return pe * position_weights
    low = position_weights.min(axis=1, keepdims=True)
    high = position_weights.max(axis=1, keepdims=True)
    return pe * ((position_weights - low) / (high - low))
