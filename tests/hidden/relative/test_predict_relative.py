"""Hidden suite of relative/predict_relative."""

from grader.quiz.suite import checks

EXERCISE = "relative/predict_relative"

checks(globals())
