import numpy as np


def totals(table):
    """Add its price to each row (the definition)."""
    return np.array([row + number for number, row in enumerate(table)]).reshape(table.shape)
