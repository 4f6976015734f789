# the last axis is dropped


def normalize_position_weights(position_weights):
    weights = position_weights[:, :, 0]
    return weights / weights.sum(axis=1, keepdims=True)
