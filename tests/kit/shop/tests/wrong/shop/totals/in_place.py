# Changes the table.
import numpy as np


def totals(table):
    table += np.arange(table.shape[0])[:, np.newaxis]
    return table
