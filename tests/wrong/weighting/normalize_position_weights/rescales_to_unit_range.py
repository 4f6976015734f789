# stretches the weights to the range 0 to 1


def normalize_position_weights(position_weights):
    if not position_weights.size:
        return position_weights.copy()
    low = position_weights.min(axis=1, keepdims=True)
    high = position_weights.max(axis=1, keepdims=True)
    return (position_weights - low) / (high - low)
