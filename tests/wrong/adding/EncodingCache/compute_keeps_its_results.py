# compute remembers what it gave for each pair of positions
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.rates = angular_frequencies(d_model, base)
        self.table = np.zeros((0, d_model), np.float32)
        self.computed = {}

    def compute(self, start, stop):
        if (start, stop) not in self.computed:
            angles = np.arange(start, stop)[:, np.newaxis] * self.rates
            pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
            self.computed[start, stop] = pairs.reshape(stop - start, 2 * len(self.rates)).astype(np.float32)
        return self.computed[start, stop]

    def rows(self, seq_len):
        if seq_len > len(self.table):
            self.table = np.concatenate([self.table, self.compute(len(self.table), seq_len)])
        view = self.table[:seq_len]
        view.flags.writeable = False
        return view
