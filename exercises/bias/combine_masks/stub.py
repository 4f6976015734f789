# axiswise: bias/combine_masks
# The task: axiswise next bias/combine_masks
import numpy as np


def combine_masks(causal, padding):
    """Mask for each sample: True where both masks let the query attend to the key.

    Parameters
    ----------
    causal : np.ndarray, shape (Tq, Tk), bool
        True where query i may attend to key j, in every sample. It is not changed.
    padding : np.ndarray, shape (B, 1, 1, Tk), bool
        True where the key of the sample is a real token. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, 1, Tq, Tk), bool
        Element [b, 0, i, j] is True where causal[i, j] and padding[b, 0, 0, j] are both True.

    Examples
    --------
    >>> causal, padding = np.tri(3, dtype=bool), np.array([[[[True, True, False]]], [[[False, True, True]]]])
    >>> combine_masks(causal, padding)[:, 0].astype(int).tolist()
    [[[1, 0, 0], [1, 1, 0], [1, 1, 0]], [[0, 0, 0], [0, 1, 0], [0, 1, 1]]]
    >>> combine_masks(causal, padding).shape
    (2, 1, 3, 3)
    """
    raise NotImplementedError
