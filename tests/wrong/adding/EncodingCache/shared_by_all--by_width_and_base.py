# one table for each width and base, shared by all caches
import numpy as np


class EncodingCache:
    tables = {}  # noqa: RUF012

    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, base

    def compute(self, start, stop):
        angles = np.arange(start, stop)[:, np.newaxis] / self.base ** (np.arange(0, self.d_model, 2) / self.d_model)
        rows = np.empty((stop - start, self.d_model), np.float32)
        rows[:, 0::2] = np.sin(angles)
        rows[:, 1::2] = np.cos(angles)
        return rows

    def rows(self, seq_len):
        table = self.tables.get((self.d_model, self.base), np.zeros((0, self.d_model), np.float32))
        if seq_len > len(table):
            table = np.concatenate([table, self.compute(len(table), seq_len)])
            self.tables[self.d_model, self.base] = table
        view = table[:seq_len]
        view.flags.writeable = False
        return view
