# a small number is added to the sum


def normalize_position_weights(position_weights):
    return position_weights / (position_weights.sum(axis=1, keepdims=True) + 1e-8)
