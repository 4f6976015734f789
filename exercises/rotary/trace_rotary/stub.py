# axiswise: rotary/trace_rotary
# The task: axiswise next rotary/trace_rotary


def answers():
    """Say which shape and dtype each line gives.

    Returns
    -------
    dict
        For each line the pair (shape, dtype), a tuple of int and the name of a dtype.
        None where you have no answer yet.
    """
    return {
        # batch = 2
        # n_heads = 12
        # n_groups = 3
        # seq_len = 10
        # head_dim = 64
        # q = np.ones((batch, n_heads, seq_len, head_dim), dtype=np.float32)
        # k = np.ones((batch, n_groups, seq_len, head_dim), dtype=np.float32)
        # exponent = np.arange(0, head_dim, 2) / head_dim
        "exponent": None,  # (shape, dtype)
        # frequency = 10000.0 ** -exponent
        "frequency": None,  # (shape, dtype)
        # position = np.arange(seq_len)[:, np.newaxis]
        "position": None,  # (shape, dtype)
        # angle = position * frequency
        "angle": None,  # (shape, dtype)
        # turn = np.exp(1j * angle)
        "turn": None,  # (shape, dtype)
        # pairs = q.reshape(batch, n_heads, seq_len, head_dim // 2, 2)
        "pairs": None,  # (shape, dtype)
        # z = pairs[..., 0] + 1j * pairs[..., 1]
        "z": None,  # (shape, dtype)
        # turned = z * turn
        "turned": None,  # (shape, dtype)
        # parts = np.stack([turned.real, turned.imag], axis=-1)
        "parts": None,  # (shape, dtype)
        # q_turned = parts.reshape(q.shape).astype(q.dtype)
        "q_turned": None,  # (shape, dtype)
        # grouped = q_turned.reshape(batch, n_groups, n_heads // n_groups, seq_len, head_dim)
        "grouped": None,  # (shape, dtype)
        # shared = k[:, :, np.newaxis].swapaxes(-1, -2)
        "shared": None,  # (shape, dtype)
        # scores = grouped @ shared
        "scores": None,  # (shape, dtype)
        # merged = scores.reshape(batch, n_heads, seq_len, seq_len)
        "merged": None,  # (shape, dtype)
        # scaled = merged / np.sqrt(head_dim)
        "scaled": None,  # (shape, dtype)
    }
