"""Hidden suite of sinusoidal/trace_encoding."""

from grader.quiz.suite import checks

EXERCISE = "sinusoidal/trace_encoding"

checks(globals())
