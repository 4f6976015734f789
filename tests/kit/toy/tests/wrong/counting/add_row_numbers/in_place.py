# The table itself is changed.
import numpy as np


def add_row_numbers(table):
    table += np.arange(table.shape[0])[:, np.newaxis]
    return table
