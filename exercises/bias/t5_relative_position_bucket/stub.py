# axiswise: bias/t5_relative_position_bucket
# The task: axiswise next bias/t5_relative_position_bucket
import numpy as np


def t5_relative_position_bucket(relative_position, bidirectional, num_buckets, max_distance):
    """Bucket of each relative position, fine nearby and coarse far away.

    Parameters
    ----------
    relative_position : np.ndarray
        int32 or int64, any shape with at least one axis: position of the key minus position of the query.
        It is not changed.
    bidirectional : bool
        Whether keys after the query have buckets of their own, the upper half. If not, they are at distance 0.
    num_buckets : int
        Number of buckets, at least 2; even and at least 4 if bidirectional.
    max_distance : int
        Distances from here on share the last bucket of their direction. Larger than the number of exact buckets.

    Returns
    -------
    np.ndarray
        Shape of relative_position, any integer dtype, values from 0 to num_buckets - 1. At distances whose
        logarithm lands on the edge of a bucket, the value is open.

    Notes
    -----
    No Python loop over the positions.

    Examples
    --------
    >>> relative = np.array([[-300, -40, -9, -1], [0, 1, 9, 300]])
    >>> t5_relative_position_bucket(relative, True, 32, 128).tolist()
    [[15, 12, 8, 1], [0, 17, 24, 31]]
    >>> t5_relative_position_bucket(relative, False, 32, 128).tolist()
    [[31, 23, 9, 1], [0, 0, 0, 0]]
    """
    raise NotImplementedError
