# Every growth is a block of its own, in float64; the table is laid together from all blocks when one is added.
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        exponents = np.arange(0, d_model, 2) / d_model
        self.scale = np.exp(-np.log(base) * exponents)
        self.blocks = []
        self.table = self.compute(0, 0)

    def compute(self, start, stop):
        block = np.zeros((stop - start, 2 * len(self.scale)))
        angles = np.einsum("p,r->pr", np.arange(start, stop), self.scale)
        np.sin(angles, out=block[:, ::2])
        np.cos(angles, out=block[:, 1::2])
        return block.astype(np.float32)

    def rows(self, seq_len):
        held = sum(map(len, self.blocks))
        if held < seq_len:
            self.blocks.append(self.compute(held, seq_len).astype(np.float64))
            self.table = np.concatenate(self.blocks).astype(np.float32)
        shown = self.table[:seq_len].view()
        shown.flags.writeable = False
        return shown
