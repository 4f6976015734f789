# the weights average to 1 instead of summing to it


def normalize_position_weights(position_weights):
    return position_weights / position_weights.mean(axis=1, keepdims=True)
