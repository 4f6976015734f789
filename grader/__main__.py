"""`python -m grader` is `axiswise`."""

from grader.cli.start import run

run()
