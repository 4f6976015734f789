"""Hidden suite of rules/predict_reductions."""

from grader.quiz.suite import checks

EXERCISE = "rules/predict_reductions"

checks(globals())
