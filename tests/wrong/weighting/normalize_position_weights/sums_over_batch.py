# each position is shared out among the samples


def normalize_position_weights(position_weights):
    return position_weights / position_weights.sum(axis=0, keepdims=True)
