# The turn of an earlier exercise, called twice; then matrices of the queries that share a key head.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    n_keys = k.shape[2]
    where = np.arange(n_keys) if positions is None else positions
    q_turned = apply_rope(q, where[n_keys - q.shape[2] :], base)
    k_turned = apply_rope(k, where, base)
    per_group = q_turned.reshape(*k.shape[:2], q.shape[1] // k.shape[1], *q.shape[2:])
    products = np.matmul(per_group, np.expand_dims(np.swapaxes(k_turned, 2, 3), 2))
    return products.reshape((*q.shape[:3], n_keys))
