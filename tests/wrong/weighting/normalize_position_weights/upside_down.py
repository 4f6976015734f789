# the sum over the weight


def normalize_position_weights(position_weights):
    return position_weights.sum(axis=1, keepdims=True) / position_weights
