"""One sitting of a round, from its opening to the debrief; every answer is written down at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from grader.cli.console import Console
from grader.cli.dialogue import Dialogue, Left
from grader.cli.interview_debrief import show_debrief
from grader.cli.interview_files import folder_of
from grader.cli.interview_turn import Turn, after, put
from grader.cli.play import exit_code
from grader.interview.content import Content
from grader.interview.feed import remember
from grader.interview.happened import Prompt, Step
from grader.interview.log import Log
from grader.interview.opening import heading, opening_text, timer_text
from grader.interview.session import Session, answered, elapsed, ended, paused, timer
from grader.model import say
from grader.workspace import Workspace


def now() -> datetime:
    """Time of day, in UTC."""
    return datetime.now(UTC)


@dataclass
class Sitting:
    """A round that is being held."""

    session: Session
    content: Content
    console: Console
    workspace: Workspace
    resumed: bool = False
    clock: Callable[[], datetime] = now
    at: tuple[int, bool] | None = field(default=None, init=False)  # segment under whose heading we are

    def hold(self) -> int:
        """Hold it; return the exit code."""
        self.dialogue = Dialogue(self.console)
        self.log = Log(self.workspace.root, self.session.round.id)
        try:
            self._open()
            while prompt := self.session.upcoming:
                self._turn(prompt)
        except (Left, KeyboardInterrupt) as left:
            self.console.say(say("Stopped, and saved. `axiswise interview --resume` goes on at this question."))
            return exit_code(left)
        return self._close()

    def _open(self) -> None:
        if self.resumed:
            done, total = len(self.session.round.done), len(self.session.prompts)
            self.console.say(say("Your interview goes on: {done} of {total} answered.", done=done, total=total))
        else:
            self.console.write(opening_text(self.session.round.plan, self.content, self.console.look()) + "\n")
            self.dialogue.ask(self.console.translator.say(say("Enter begins.")) + " ")

    def _turn(self, prompt: Prompt) -> None:
        self._head(prompt)
        folder = folder_of(self.workspace.root, self.session.round.id)
        begun = self.clock()
        turn = Turn(prompt, self.session, self.content, self.dialogue, self.log, folder, lambda: self._since(begun))
        try:
            evidence = put(turn)
        except (Left, KeyboardInterrupt):
            self._pause(turn, self._since(begun))
            raise
        self.session = answered(turn.session, prompt, evidence, self._since(begun), self.clock())
        self.log.done(self.session.round.done[-1])
        said = after(turn, evidence)
        self.console.write(f"{said}\n" if said else "")

    def _since(self, begun: datetime) -> float:
        """Seconds on the clock since a time."""
        return elapsed((self.clock() - begun).total_seconds())

    def _head(self, prompt: Prompt) -> None:
        """Name the segment when it is a new one, and show the time."""
        at = prompt.segment, prompt.step is Step.RATE
        look = self.console.look()
        if at != self.at:
            self.console.write(heading(self.session, prompt, self.content, look))
        self.at = at
        self.console.write(timer_text(timer(self.session, prompt), self.session, look) + "\n")

    def _pause(self, turn: Turn, seconds: float) -> None:
        self.session = paused(turn.session, turn.prompt, seconds)
        self.log.paused(turn.prompt, seconds, self.clock())

    def _close(self) -> int:
        at = self.clock()
        self.session = ended(self.session, at)
        self.log.end(at)
        remember(self.workspace.root, self.session.round, at)
        show_debrief(self.session.round, self.content, self.workspace, self.console)
        return 0
