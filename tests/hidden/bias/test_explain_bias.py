"""Hidden suite of bias/explain_bias."""

from grader.quiz.suite import checks

EXERCISE = "bias/explain_bias"

checks(globals())
