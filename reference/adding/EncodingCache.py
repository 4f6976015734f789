import math

import numpy as np


class EncodingCache:
    """Sine and cosine rows (Vaswani et al., 2017, section 3.5), each computed once and kept."""

    def __init__(self, d_model, base=10000.0):
        self.d_model = d_model
        self.base = base
        self.table = np.empty((0, d_model), dtype=np.float32)

    def compute(self, start, stop):
        """Compute rows start to stop - 1, number by number."""
        rows = np.empty((stop - start, self.d_model))
        for position in range(start, stop):
            for column in range(0, self.d_model, 2):
                angle = position / self.base ** (column / self.d_model)
                rows[position - start, column] = math.sin(angle)
                rows[position - start, column + 1] = math.cos(angle)
        return rows.astype(np.float32)

    def rows(self, seq_len):
        """Append what is missing; lock the slice that is handed out."""
        held = len(self.table)
        if seq_len > held:
            self.table = np.concatenate([self.table, self.compute(held, seq_len)])
        view = self.table[:seq_len]
        view.flags.writeable = False
        return view
