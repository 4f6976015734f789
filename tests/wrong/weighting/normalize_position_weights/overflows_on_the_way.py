# multiplies and divides by the sum once too often


def normalize_position_weights(position_weights):
    sums = position_weights.sum(axis=1, keepdims=True)
    return position_weights * sums / sums**2
