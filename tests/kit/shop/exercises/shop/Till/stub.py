# axiswise: shop/Till
import numpy as np


class Till:
    """Adds up what is sold."""

    def __init__(self, count):
        """Begin with nothing sold."""
        raise NotImplementedError

    def sell(self, amounts):
        """Add the amounts and return what was sold in all."""
        raise NotImplementedError
