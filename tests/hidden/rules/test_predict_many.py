"""Hidden suite of rules/predict_many."""

from grader.quiz.suite import checks

EXERCISE = "rules/predict_many"

checks(globals())
