import numpy as np


def debts(amounts):
    """What each owes to each before it (the definition)."""
    return np.tril(amounts[:, np.newaxis] - amounts)


def debts_and_total(amounts):
    """The same, and the sum of all amounts."""
    return debts(amounts), float(amounts.sum())
