"""Show what the content's pages say: Markdown as it is, or set by rich on a terminal."""

from __future__ import annotations

from grader.cli.console import Console
from grader.page import told_apart
from grader.render.columns import breaks, plain, wrap


def show_markdown(console: Console, text: str) -> None:
    """Write Markdown; it is readable as it stands, so a file or a pipe gets just that."""
    if not console.is_rich:
        console.write(_wrapped(plain(text), console.width) if console.is_terminal else plain(text))
        return
    _rich(console, _markdown(text))


def _wrapped(text: str, width: int) -> str:
    """Break the long lines of Chinese paragraphs: a terminal would do so anywhere, before a full stop too."""
    lines = ([line] if is_code or line.isascii() else wrap(line, width) for line, is_code in told_apart(text))
    return "\n".join(part for parts in lines for part in parts)


def _markdown(text: str) -> object:
    """Markdown as rich sets it, but for the lines of a paragraph: rich breaks them at blanks, Chinese has none."""
    from rich.console import Console as RichConsole
    from rich.console import ConsoleOptions, RenderResult
    from rich.markdown import Markdown, Paragraph
    from rich.text import Text

    class Lines(Paragraph):
        def __rich_console__(self, console: RichConsole, options: ConsoleOptions) -> RenderResult:
            lines = [
                part for line in self.text.split("\n") for part in line.divide(breaks(line.plain, options.max_width))
            ]
            for line in lines:
                line.rstrip()
            joined = Text("\n", justify=self.justify).join(lines)
            joined.style = self.text.style
            yield joined

    class Page(Markdown):
        elements = {**Markdown.elements, "paragraph_open": Lines}  # noqa: RUF012 - as the class it extends has it

    return Page(text, code_theme="ansi_light")


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
