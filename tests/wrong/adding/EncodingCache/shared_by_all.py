# one table for all objects of the class
import numpy as np


class EncodingCache:
    table = ()

    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, base

    def compute(self, start, stop):
        angles = np.arange(start, stop)[:, np.newaxis] / self.base ** (np.arange(0, self.d_model, 2) / self.d_model)
        rows = np.empty((stop - start, self.d_model), np.float32)
        rows[:, 0::2] = np.sin(angles)
        rows[:, 1::2] = np.cos(angles)
        return rows

    def rows(self, seq_len):
        held = len(EncodingCache.table)
        if seq_len > held:
            new = self.compute(held, seq_len)
            EncodingCache.table = np.concatenate([EncodingCache.table, new]) if held else new
        view = EncodingCache.table[:seq_len]
        view.flags.writeable = False
        return view
