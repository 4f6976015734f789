# Scale and shift of each element worked out first: one multiplication and one addition are left for x.


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1)[..., None]
    scale = gamma * (x.var(axis=-1)[..., None] + eps) ** -0.5
    return x * scale + (beta - mean * scale)
