# compute takes its second argument for a number of rows
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, base
        self.table = np.zeros((0, d_model), np.float32)

    def compute(self, start, stop):
        positions = np.arange(start, start + stop)
        angles = positions[:, np.newaxis] / self.base ** (np.arange(0, self.d_model, 2) / self.d_model)
        return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(stop, self.d_model).astype(np.float32)

    def rows(self, seq_len):
        held = len(self.table)
        if seq_len > held:
            self.table = np.concatenate([self.table, self.compute(held, seq_len - held)])
        view = self.table[:seq_len]
        view.flags.writeable = False
        return view
