"""Hidden suite of rotary/expose_rotary."""

from grader.quiz.suite import checks

EXERCISE = "rotary/expose_rotary"

checks(globals())
