# Loses the sign.
import numpy as np


def debts(amounts):
    return np.abs(np.tril(amounts - amounts[:, np.newaxis]))


def debts_and_total(amounts):
    return debts(amounts), float(amounts.sum())
