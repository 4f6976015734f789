# remembers ids by the mask, and hands the same array out twice
import numpy as np

IDS = {}


def positions_from_mask(mask):
    key = mask.shape, mask.tobytes()
    if key not in IDS:
        IDS[key] = np.where(mask, np.cumsum(mask, axis=1) - 1, 0)
    return IDS[key]
