# axiswise: attention/shuffle_test
# The task: axiswise next attention/shuffle_test
import numpy as np


def shuffle_test(x, order, encoding=None, causal=False):
    """Largest difference between attention of shuffled tokens and shuffled attention of tokens.

    Parameters
    ----------
    x : np.ndarray, shape (B, T, D), float32 or float64
        Tokens; B, T and D are at least 1. It is not changed.
    order : np.ndarray, shape (T,), int64
        Place t gets token order[t]. It is not changed.
    encoding : np.ndarray, shape (T, D), dtype of x, optional
        Added to the tokens that stand at the T places, before they attend. It is not changed.
    causal : bool, optional
        Whether a place attends only to itself and those before it.

    Returns
    -------
    float
        Over all samples, places and features, the largest |first - last|: first is self-attention of the shuffled
        tokens, last is self-attention of the tokens, shuffled afterwards. Right to 1e-4.

    Examples
    --------
    >>> x, order = np.array([[[1.0, 0.0], [0.0, 2.0], [-1.0, 1.0]]]), np.array([1, 2, 0])
    >>> round(shuffle_test(x, order), 3)
    0.0
    >>> round(shuffle_test(x, order, encoding=np.array([[0.0, 1.0], [0.8, 0.5], [0.9, -0.4]])), 3)
    2.183
    >>> round(shuffle_test(x, order, causal=True), 3)
    0.708
    """
    raise NotImplementedError
