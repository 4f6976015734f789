# every sample gets the first factor


def scale_samples(x, factors):
    return x * factors[0]
