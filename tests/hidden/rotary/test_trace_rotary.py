"""Hidden suite of rotary/trace_rotary."""

from grader.quiz.suite import checks

EXERCISE = "rotary/trace_rotary"

checks(globals())
