# the sums come back instead of the weights


def normalize_position_weights(position_weights):
    return position_weights.sum(axis=1, keepdims=True)
