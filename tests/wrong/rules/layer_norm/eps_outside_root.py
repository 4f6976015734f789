# eps is added to the standard deviation.


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, std = x.mean(axis=-1, keepdims=True), x.std(axis=-1, keepdims=True)
    return gamma * (x - mean) / (std + eps) + beta
