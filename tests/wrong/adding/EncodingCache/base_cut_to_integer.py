# the base is cut to a whole number
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, int(base)
        self.table = np.zeros((0, d_model), np.float32)

    def compute(self, start, stop):
        angles = np.arange(start, stop)[:, np.newaxis] / self.base ** (np.arange(0, self.d_model, 2) / self.d_model)
        rows = np.empty((stop - start, self.d_model), np.float32)
        rows[:, 0::2] = np.sin(angles)
        rows[:, 1::2] = np.cos(angles)
        return rows

    def rows(self, seq_len):
        held = len(self.table)
        if seq_len > held:
            self.table = np.concatenate([self.table, self.compute(held, seq_len)])
        view = self.table[:seq_len]
        view.flags.writeable = False
        return view
