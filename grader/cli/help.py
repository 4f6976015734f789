"""Commands whose help and whose complaints about the command line are in the reader's language."""

from __future__ import annotations

import importlib
import os
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

import click

from grader.cli.console import Console
from grader.i18n import Translator, languages, mark
from grader.model import say
from grader.render.columns import pad, width_of, wrap

GAP = 2
WIDEST_NAMES = 30


class Formatter(click.HelpFormatter):
    """Click's formatter, on a grid where a Chinese character takes two columns."""

    def write_text(self, text: str) -> None:
        for line in wrap(text, self.width, " " * self.current_indent):
            self.write(line + "\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = WIDEST_NAMES, col_spacing: int = GAP) -> None:
        rows = tuple(rows)
        widest = max((width_of(name) for name, _ in rows), default=0)
        edge = min(widest, col_max, self.width // 2) + col_spacing
        for name, text in rows:
            self._write_row(" " * self.current_indent + name, text, self.current_indent + edge)

    def _write_row(self, name: str, text: str, edge: int) -> None:
        lines = wrap(text, self.width, " " * edge)
        if width_of(name) + GAP <= edge:
            lines[0] = pad(name, edge) + lines[0].lstrip()
        else:
            lines[:0] = _choices_in_lines(name, self.width)
        self.write("\n".join(lines) + "\n")


def _choices_in_lines(name: str, width: int) -> list[str]:
    """``--option [one|other|...]`` on lines of at most `width`, broken between choices."""
    lines = [""]
    for part in re.split(r"(?<=\|)", name):
        if lines[-1] and width_of(lines[-1] + part) > width:
            lines.append(" " * (name.index("[") + 1) if "[" in name else "")
        lines[-1] += part
    return lines


class Context(click.Context):
    formatter_class = Formatter


class Verb(click.Command):
    """A command with an example; its help, its options' help and the example's comments are translated."""

    context_class = Context

    def __init__(self, *args: Any, example: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.example = example

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self.help or "", ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_options(self, ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_example(self.example, ctx, formatter)


class Verbs(click.Group):
    """A group that imports the module of a verb when the verb is called, not before.

    Parameters
    ----------
    verbs : mapping
        Name -> one line of help. Verb ``x`` is the command called ``x`` or ``command`` in ``grader.cli.x``.
    """

    context_class = Context

    def __init__(self, *args: Any, verbs: Mapping[str, str], example: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.verbs = verbs
        self.example = example

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.verbs)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.verbs:
            return None
        module = importlib.import_module(f"grader.cli.{cmd_name}")
        return cast(click.Command, getattr(module, "command", None) or getattr(module, cmd_name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name in self.verbs or name.startswith("-") or not (near := self._nearest(name)):
            return super().resolve_command(ctx, args)
        words = translator_of(ctx)
        unknown = words.text(mark("No such command {name!r}.")).format(name=name)
        meant = say("{unknown} Did you mean `{command}`?", unknown=unknown, command=f"{ctx.command_path} {near}")
        raise click.UsageError(words.say(meant), ctx)

    def _nearest(self, name: str) -> str | None:
        import difflib  # only a wrong name needs it

        return next(iter(difflib.get_close_matches(name.lower(), self.verbs, 1)), None)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self.help or "", ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = translator_of(ctx)
        with formatter.section(words.text(mark("Commands"))):
            formatter.write_dl([(name, words.text(text)) for name, text in self.verbs.items()])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_example(self.example, ctx, formatter)


def console_of(ctx: click.Context) -> Console:
    """Console that `run` made for this command line; a plain one for a command that was called without it."""
    return ctx.find_object(Console) or Console([], os.environ)


def translator_of(ctx: click.Context) -> Translator:
    """Translator into the reader's language."""
    return console_of(ctx).translator


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """``--lang``: it is read before anything else (see `Console`); here its value is checked."""
    return click.option(
        "--lang",
        type=click.Choice(languages()),
        expose_value=False,
        help=mark("Language to speak."),
    )(command)


def json_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """``--json``, for programs."""
    return click.option("--json", "as_json", is_flag=True, help=mark("Print one JSON document."))(command)


def _write_help(text: str, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(translator_of(ctx).text(text))


def _write_options(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    words = translator_of(ctx)
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    rows = [row for row in (_row(option, ctx, words) for option in options) if row]
    if rows:
        with formatter.section(words.text(mark("Options"))):
            formatter.write_dl(rows)


def _row(option: click.Option, ctx: click.Context, words: Translator) -> tuple[str, str] | None:
    """Names of an option and its help in the reader's language; what Click adds (a range) stays behind it."""
    record = option.get_help_record(ctx)
    if record is None or not option.help:
        return record
    return record[0], record[1].replace(option.help, words.text(option.help), 1)


def _write_example(example: str, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    words = translator_of(ctx)
    if example:
        with formatter.section(words.text(mark("Example"))):
            formatter.write_text(words.text(example))
