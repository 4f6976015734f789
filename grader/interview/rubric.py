"""What each grade of each dimension looks like, for whoever holds an interview."""

from __future__ import annotations

from collections.abc import Mapping

from grader.interview.dimensions import Dimension, Grade
from grader.model import Message, say

RUBRIC: Mapping[Dimension, Mapping[Grade, Message]] = {
    Dimension.COMMUNICATION: {
        Grade.STRONG_HIRE: say(
            "Asks nearly everything that matters and nothing idle; says each step before taking it."
        ),
        Grade.HIRE: say("Asks most of what matters; can be followed without asking back."),
        Grade.NO_HIRE: say("Asks little, or much that changes nothing; explains only when asked."),
        Grade.STRONG_NO_HIRE: say("Begins to code at once, and cannot say why a line is there."),
    },
    Dimension.PROBLEM_SOLVING: {
        Grade.STRONG_HIRE: say(
            "Says shapes and dtypes right before running anything; takes follow-ups further unasked."
        ),
        Grade.HIRE: say("Most predictions are right; follow-ups go well with a nudge."),
        Grade.NO_HIRE: say("Finds shapes by trial; follow-ups stay where the first answer was."),
        Grade.STRONG_NO_HIRE: say("Predictions are guesses; a follow-up undoes what stood before."),
    },
    Dimension.TECHNICAL: {
        Grade.STRONG_HIRE: say(
            "Right at the first try, edges, dtypes and side effects included; short and without loops."
        ),
        Grade.HIRE: say("Right in the main, with one edge or dtype to mend."),
        Grade.NO_HIRE: say("The idea is right, the numbers are not; needs hints to get on."),
        Grade.STRONG_NO_HIRE: say("Nothing that runs, or an answer to another problem."),
    },
    Dimension.TESTING: {
        Grade.STRONG_HIRE: say(
            "A few inputs, each for a mistake that can be named: unequal sizes, equal ones, 0 and 1, dtypes."
        ),
        Grade.HIRE: say("Different sizes and one edge; misses what only equal sizes show."),
        Grade.NO_HIRE: say("One input like the example in the task."),
        Grade.STRONG_NO_HIRE: say("Runs the code once and looks at the shape."),
    },
}
