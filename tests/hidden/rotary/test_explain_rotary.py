"""Hidden suite of rotary/explain_rotary."""

from grader.quiz.suite import checks

EXERCISE = "rotary/explain_rotary"

checks(globals())
