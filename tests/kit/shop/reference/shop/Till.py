import numpy as np


class Till:
    """Adds up what is sold (the definition)."""

    def __init__(self, count):
        self.sold = np.zeros(count)

    def sell(self, amounts):
        if len(amounts) != len(self.sold):
            raise ValueError("one amount for each good")
        self.sold = self.sold + amounts
        return self.sold
