# all samples are divided by the sum of the first


def normalize_position_weights(position_weights):
    return position_weights / position_weights[0].sum()
