# axiswise: shop/totals
import numpy as np


def totals(table):
    """Add its price to each row."""
    raise NotImplementedError
