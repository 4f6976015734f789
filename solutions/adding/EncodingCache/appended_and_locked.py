# The table is locked as a whole each time that it has grown: every slice of it is then read-only by itself.
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.rates = float(base) ** (-np.arange(0, d_model, 2) / d_model)
        self.table = self.compute(0, 0)

    def compute(self, start, stop):
        angles = np.arange(start, stop)[:, np.newaxis] * self.rates
        pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
        return pairs.reshape(len(angles), 2 * len(self.rates)).astype(np.float32)

    def rows(self, seq_len):
        missing = seq_len - len(self.table)
        if missing > 0:
            self.table = np.vstack([self.table, self.compute(len(self.table), seq_len)])
            self.table.setflags(write=False)
        return self.table[:seq_len]
