"""Hidden suite of relative/explain_relative."""

from grader.quiz.suite import checks

EXERCISE = "relative/explain_relative"

checks(globals())
