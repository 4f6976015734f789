# the factors are laid on the sequence axis


def scale_samples(x, factors):
    return x * factors.reshape(1, -1, 1)
