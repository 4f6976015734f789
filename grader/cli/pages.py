"""Show what the content's pages say: Markdown as it is, or set by rich on a terminal."""

from __future__ import annotations

from grader.cli.console import Console
from grader.render.columns import plain


def show_markdown(console: Console, text: str) -> None:
    """Write Markdown; it is readable as it stands, so a file or a pipe gets just that."""
    if not console.is_rich:
        console.write(plain(text))
        return
    from rich.markdown import Markdown

    _rich(console, Markdown(text, code_theme="ansi_light"))


def show_code(console: Console, source: str) -> None:
    """Write Python source, coloured on a terminal."""
    if not console.colour:
        console.write(plain(source.rstrip("\n")))
        return
    from rich.syntax import Syntax

    syntax = Syntax("", "python", theme="ansi_light", background_color="default")
    _rich(console, syntax.highlight(source.rstrip("\n")), soft_wrap=True)  # a cut line could not be copied


def _rich(console: Console, thing: object, soft_wrap: bool = False) -> None:
    """Let rich write into memory, so that all output leaves through one place."""
    from io import StringIO

    from rich.console import Console as RichConsole

    page = StringIO()
    writer = RichConsole(
        file=page, width=console.width, force_terminal=True, no_color=not console.colour, legacy_windows=False
    )
    writer.print(thing, soft_wrap=soft_wrap)
    console.write("\n".join(line.rstrip() for line in page.getvalue().rstrip("\n").split("\n")))
