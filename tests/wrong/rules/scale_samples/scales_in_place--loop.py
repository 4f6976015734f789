# each sample of the caller's batch is overwritten


def scale_samples(x, factors):
    for b in range(len(x)):
        x[b] = x[b] * factors[b]
    return x
