import numpy as np


def positions_from_mask(mask):
    """Count the kept tokens of each row from 0; padding gets 0 (as position ids for padded batches are made)."""
    batch, seq_len = mask.shape
    positions = np.zeros((batch, seq_len), dtype=np.int64)
    for row in range(batch):
        seen = 0
        for column in range(seq_len):
            if mask[row, column]:
                positions[row, column] = seen
                seen += 1
    return positions
