# the last axis has one element: every weight is divided by itself


def normalize_position_weights(position_weights):
    return position_weights / position_weights.sum(axis=-1, keepdims=True)
