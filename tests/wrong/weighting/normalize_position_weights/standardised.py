# subtracts the mean and divides by the standard deviation


def normalize_position_weights(position_weights):
    if not position_weights.size:
        return position_weights.copy()
    mean = position_weights.mean(axis=1, keepdims=True)
    return (position_weights - mean) / position_weights.std(axis=1, keepdims=True)
