"""Hidden suite of sinusoidal/explain_encoding."""

from grader.quiz.suite import checks

EXERCISE = "sinusoidal/explain_encoding"

checks(globals())
