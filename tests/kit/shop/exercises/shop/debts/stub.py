# axiswise: shop/debts
import numpy as np


def debts(amounts):
    """What each owes to each before it; the other elements may hold anything."""
    raise NotImplementedError


def debts_and_total(amounts):
    """The same, and the sum of all amounts."""
    raise NotImplementedError
