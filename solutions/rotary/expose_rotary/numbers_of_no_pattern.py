# One wide head of numbers without a pattern, far from position 0, serves for everything; scores by name.
import numpy as np


def answers():
    rng = np.random.default_rng(3)
    x = rng.uniform(-1.0, 1.0, 10).round(3).tolist()
    sheet = dict.fromkeys(["clockwise", "partner_half_a_head_away", "angles_twice_in_a_row"], (x, 77))
    sheet["converted_the_wrong_way"] = {"x": x, "p": 77}
    sheet["positions_in_16_bits"] = (x, 9999)
    both = {"q": x, "k": x[::-1], "m": 5, "n": 88}
    return sheet | dict.fromkeys(["scores_in_halves", "distance_for_difference"], both)
