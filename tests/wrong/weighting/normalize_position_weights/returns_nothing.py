# normalises in a copy and returns nothing


def normalize_position_weights(position_weights):
    normalized = position_weights.copy()
    normalized /= normalized.sum(axis=1, keepdims=True)
