# axiswise: rotary/expose_rotary
# The task: axiswise next rotary/expose_rotary


def answers():
    """Give inputs on which each function is silently wrong.

    Returns
    -------
    dict
        For each function its arguments: (x, p) or (q, k, m, n), lists of numbers and whole numbers.
        None where you have no answer yet.
    """
    return {
        # this one turns the other way
        #     def turned(x, p):
        #         angle = p * 10000.0 ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
        #         a, b = x[..., 0::2], x[..., 1::2]
        #         first, second = a * np.cos(angle) + b * np.sin(angle), b * np.cos(angle) - a * np.sin(angle)
        #         return np.stack([first, second], axis=-1).reshape(x.shape)
        # write a tuple (x: a number or nested lists of numbers, p: a whole number)
        "clockwise": None,

        # this one turns feature i with feature i + D/2
        #     def turned(x, p):
        #         angle = p * 10000.0 ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
        #         a, b = np.split(x, 2, axis=-1)
        #         first, second = a * np.cos(angle) - b * np.sin(angle), a * np.sin(angle) + b * np.cos(angle)
        #         return np.concatenate([first, second], axis=-1)
        # write a tuple (x: a number or nested lists of numbers, p: a whole number)
        "partner_half_a_head_away": None,

        # this one turns neighbours, but writes the row of angles twice, one after the other
        #     def turned(x, p):
        #         angle = p * 10000.0 ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
        #         angle = np.concatenate([angle, angle])
        #         partner = np.stack([-x[..., 1::2], x[..., 0::2]], axis=-1).reshape(x.shape)
        #         return x * np.cos(angle) + partner * np.sin(angle)
        # write a tuple (x: a number or nested lists of numbers, p: a whole number)
        "angles_twice_in_a_row": None,

        # this one converts the layout before and after, each time in the wrong direction
        #     def turned(x, p):
        #         angle = p * 10000.0 ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
        #         to_halves = np.r_[0 : x.shape[-1] : 2, 1 : x.shape[-1] : 2]
        #         to_pairs = np.argsort(to_halves)
        #         a, b = np.split(x[..., to_pairs], 2, axis=-1)
        #         first, second = a * np.cos(angle) - b * np.sin(angle), a * np.sin(angle) + b * np.cos(angle)
        #         return np.concatenate([first, second], axis=-1)[..., to_halves]
        # write a tuple (x: a number or nested lists of numbers, p: a whole number)
        "converted_the_wrong_way": None,

        # this one keeps the position in 16 bits
        #     def turned(x, p):
        #         p = float(np.float16(p))
        #         angle = p * 10000.0 ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
        #         a, b = x[..., 0::2], x[..., 1::2]
        #         first, second = a * np.cos(angle) - b * np.sin(angle), a * np.sin(angle) + b * np.cos(angle)
        #         return np.stack([first, second], axis=-1).reshape(x.shape)
        # write a tuple (x: a number or nested lists of numbers, p: a whole number)
        "positions_in_16_bits": None,

        # this one scores a query at `m` and a key at `n`, both turned in halves
        #     def score(q, k, m, n):
        #         w = 10000.0 ** (-np.arange(0, q.shape[-1], 2) / q.shape[-1])
        #         zq, zk = (x[: x.size // 2] + 1j * x[x.size // 2 :] for x in (q, k))
        #         return float((zq * np.exp(1j * m * w) * (zk * np.exp(1j * n * w)).conj()).real.sum())
        # write a tuple (q: a number or nested lists of numbers, k: a number or nested lists of numbers, m: a
        # whole number, n: a whole number)
        "scores_in_halves": None,

        # this one turns the query by the distance of the two, and the key not at all
        #     def score(q, k, m, n):
        #         w = 10000.0 ** (-np.arange(0, q.shape[-1], 2) / q.shape[-1])
        #         zq, zk = (x[0::2] + 1j * x[1::2] for x in (q, k))
        #         return float((zq * np.exp(1j * abs(m - n) * w) * zk.conj()).real.sum())
        # write a tuple (q: a number or nested lists of numbers, k: a number or nested lists of numbers, m: a
        # whole number, n: a whole number)
        "distance_for_difference": None,
    }
