"""Hidden suite of weighting/explain_weights."""

from grader.quiz.suite import checks

EXERCISE = "weighting/explain_weights"

checks(globals())
