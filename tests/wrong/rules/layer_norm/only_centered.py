# Never divides.


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * (x - x.mean(axis=-1, keepdims=True)) + beta
