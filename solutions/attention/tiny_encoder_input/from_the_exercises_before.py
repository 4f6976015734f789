# Relies on lookup, twice, and layer_norm, which the judge supplies.
import numpy as np


def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):
    words = lookup(token_table, token_ids)
    places = lookup(position_table, np.arange(token_ids.shape[1]))
    return layer_norm(words + places, gamma, beta, eps)
