# Other positions or another base, then the ordinary turn.
import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    if positions is None:
        positions = np.arange(x.shape[-2])
    if method == "linear":
        return apply_rope(x, positions / factor, base)
    if method == "ntk":
        width = x.shape[-1]
        return apply_rope(x, positions, base * factor ** (width / (width - 2)))
    raise ValueError(f"method must be 'linear' or 'ntk', not {method!r}")
