# the last weight of each sample gets what is missing to 1


def normalize_position_weights(position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    if shares.shape[1]:
        shares[:, -1] = 1 - shares[:, :-1].sum(axis=1)
    return shares
