"""Inputs are tried, the smallest first, until the wrong function and the right one part (Su et al., 2021, 3.2)."""

import numpy as np


def answers():
    """Search widths and positions for the first input on which each function is wrong."""
    wrong = {
        "clockwise": lambda x, p: turned(x, -p),
        "partner_half_a_head_away": lambda x, p: reordered(x, p, to_pairs(x.size)),
        "angles_twice_in_a_row": lambda x, p: turned(x, p, np.resize(frequencies(x.size), x.size)),
        "converted_the_wrong_way": lambda x, p: reordered(x, p, to_pairs(x.size)[to_pairs(x.size)]),
        "positions_in_16_bits": lambda x, p: turned(x, float(np.float16(p))),
    }
    found = {name: first_parting(function) for name, function in wrong.items()}
    q, k = [1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]  # of one pair in halves, of two pairs when neighbours are
    return {**found, "scores_in_halves": (q, k, 1, 0), "distance_for_difference": ([1.0, 0.0], [0.0, 1.0], 0, 1)}


def first_parting(function):
    """Smallest input on which a function is not the turn."""
    inputs = [(np.arange(1.0, width + 1), p) for width in (2, 4, 6) for p in (0, 1, 2048, 2049)]
    x, p = next((x, p) for x, p in inputs if not np.allclose(function(x, p), turned(x, p)))
    return x.tolist(), p


def frequencies(width):
    """One for each pair."""
    return 10000.0 ** (-np.arange(0, width, 2) / width)


def turned(x, p, frequency=None):
    """Turn neighbours, each feature by its own angle: the same for both of a pair, unless told otherwise."""
    angle = p * (np.repeat(frequencies(x.size), 2) if frequency is None else frequency)
    partner = np.stack([-x[1::2], x[::2]], axis=-1).ravel()
    return x * np.cos(angle) + partner * np.sin(angle)


def reordered(x, p, order):
    """Turn those that are neighbours in another order."""
    result = np.empty(x.size)
    result[order] = turned(x[order], p)
    return result


def to_pairs(width):
    """Feature of a head in halves that becomes each feature of one in pairs."""
    return np.argsort(np.r_[0:width:2, 1:width:2])
