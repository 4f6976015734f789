# Accepts names in capitals, which are other methods as far as the contract goes.
import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else positions
    if method.lower() == "linear":
        return apply_rope(x, positions / factor, base)
    if method.lower() == "ntk":
        return apply_rope(x, positions, base * factor ** (head_dim / (head_dim - 2)))
    raise ValueError(f"unknown method {method!r}")
