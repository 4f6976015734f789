# the small number is 1e-6


def normalize_position_weights(position_weights):
    return position_weights / (position_weights.sum(axis=1, keepdims=True) + 1e-6)
