# rows has a formula of its own
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, base
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
            angles = np.arange(held, seq_len)[:, np.newaxis] / self.base ** (
                np.arange(0, self.d_model, 2) / self.d_model
            )
            new = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len - held, self.d_model)
            self.table = np.concatenate([self.table, new.astype(np.float32)])
        view = self.table[:seq_len]
        view.flags.writeable = False
        return view
