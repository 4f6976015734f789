# adds the table and what the weights differ from 1


def weighted_positional_encoding(pe, position_weights):
    return pe + pe * (position_weights - 1)
