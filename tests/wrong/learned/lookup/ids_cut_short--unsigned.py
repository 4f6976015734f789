# ids are kept in 32 bits without a sign: negative ones become huge, and huge ones small
import numpy as np


def lookup(table, position_ids):
    return table[position_ids.astype(np.uint32)]
