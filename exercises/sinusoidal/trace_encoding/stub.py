# axiswise: sinusoidal/trace_encoding
# The task: axiswise next sinusoidal/trace_encoding


def answers():
    """Say which shape and dtype each line gives.

    Returns
    -------
    dict
        For each line the pair (shape, dtype), a tuple of int and the name of a dtype.
        None where you have no answer yet.
    """
    return {
        # seq_len = 50
        # d_model = 128
        # counted = np.arange(seq_len)
        "counted": None,  # (shape, dtype)
        # position = counted[:, np.newaxis]
        "position": None,  # (shape, dtype)
        # even = np.arange(0, d_model, 2)
        "even": None,  # (shape, dtype)
        # step = -np.log(10000.0) / d_model
        "step": None,  # (shape, dtype)
        # frequency = np.exp(even * step)
        "frequency": None,  # (shape, dtype)
        # angle = position * frequency
        "angle": None,  # (shape, dtype)
        # table = np.zeros((seq_len, d_model), dtype=np.float32)
        "table": None,  # (shape, dtype)
        # table[:, 0::2] = np.sin(angle)
        "filled": None,  # (shape, dtype)
        # table[:, 1::2] = np.cos(angle)
        "whole": None,  # (shape, dtype)
        # row = table[25]
        "row": None,  # (shape, dtype)
        # halved = table * 0.5
        "halved": None,  # (shape, dtype)
        # scaled = table * np.sqrt(d_model)
        "scaled": None,  # (shape, dtype)
    }
