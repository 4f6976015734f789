"""axiswise: auto-graded exercises in NumPy broadcasting."""

__version__ = "0.1.0"
