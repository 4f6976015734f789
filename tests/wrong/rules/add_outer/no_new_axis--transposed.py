# a vector has one axis: transposing it does nothing


def add_outer(a, b):
    return a.T + b
