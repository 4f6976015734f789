"""`python -m grader` is `axiswise`."""

from grader.cli.main import run

run()
