# weights that sum to 1 are returned themselves
def normalize_position_weights(position_weights):
    sums = position_weights.sum(axis=1, keepdims=True)
    if (sums == 1).all():
        return position_weights
    return position_weights / sums
