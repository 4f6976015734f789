"""Questions whose truth NumPy tells, the misconceptions that answer them wrongly, and practice that adapts."""
