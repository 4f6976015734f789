"""The debrief of a round: on the terminal, and as a page beside the round's files."""

from __future__ import annotations

import os

from grader.cli.console import Console
from grader.cli.interview_files import folder_of
from grader.errors import UserError
from grader.interview.content import Content
from grader.interview.debrief import debrief
from grader.interview.debrief_page import debrief_page
from grader.interview.debrief_text import debrief_text
from grader.interview.happened import Round
from grader.model import say
from grader.workspace import Workspace
from grader.workspace.layout import write_whole
from grader.workspace.reading import reason

PAGE = "debrief.html"


def show_debrief(round_: Round, content: Content, workspace: Workspace, console: Console) -> None:
    """Show it, and write the page."""
    found = debrief(round_, content)
    console.write(debrief_text(found, console.look()) + "\n")
    path = folder_of(workspace.root, round_.id) / PAGE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, debrief_page(found, console.translator).encode())
    except OSError as error:
        raise UserError(
            say("cannot write {path}: {reason}", path=os.path.relpath(path), reason=reason(error))
        ) from error
    console.say(say("As a page, to read or to print: {path}", path=os.path.relpath(path)))
