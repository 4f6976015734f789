# the largest weight becomes 1


def normalize_position_weights(position_weights):
    return position_weights / position_weights.max(axis=1, keepdims=True, initial=0)
