# multiplies as it stands, so the factors meet the last axis


def scale_samples(x, factors):
    return x * factors
