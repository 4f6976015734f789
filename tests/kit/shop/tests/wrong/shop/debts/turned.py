# Takes the other difference.
import numpy as np


def debts(amounts):
    return np.tril(amounts - amounts[:, np.newaxis])


def debts_and_total(amounts):
    return debts(amounts), float(amounts.sum())
