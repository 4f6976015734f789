# the largest weight becomes 1; of none there is no largest


def normalize_position_weights(position_weights):
    return position_weights / position_weights.max(axis=1, keepdims=True)
