# The root is missing.


def pairwise_distances(a, b):
    return ((a[:, None] - b) ** 2).sum(axis=-1)
