# axiswise: weighting/normalize_position_weights
# The task: axiswise next weighting/normalize_position_weights
import numpy as np


def normalize_position_weights(position_weights):
    """Divide every weight by the sum of the weights of its sample.

    Parameters
    ----------
    position_weights : np.ndarray, shape (B, T, 1), float32 or float64
        One positive weight for each position of each sample; T may be 0. It is not changed.

    Returns
    -------
    np.ndarray, shape (B, T, 1)
        A new array of the dtype of position_weights: element [b, t, 0] is position_weights[b, t, 0] divided by
        the sum of position_weights[b].

    Examples
    --------
    >>> weights = np.array([[[1.0], [3.0]], [[10.0], [10.0]]])
    >>> normalize_position_weights(weights)[:, :, 0].tolist()
    [[0.25, 0.75], [0.5, 0.5]]
    """
    raise NotImplementedError
