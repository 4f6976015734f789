"""Click's own sentences, so that the catalogue holds them; what a version of Click words otherwise stays English."""

from __future__ import annotations

from grader.i18n import mark, mark_plural

SENTENCES = (
    mark("Usage:"),
    mark("Options"),
    mark("Commands"),
    mark("Show this message and exit."),
    mark("Show the version and exit."),
    mark("Error: {message}"),
    mark("Try '{command} {option}' for help."),
    mark("Missing command."),
    mark("Missing argument"),
    mark("Missing option"),
    mark("Missing parameter"),
    mark("Invalid value: {message}"),
    mark("Invalid value for {param_hint}: {message}"),
    mark("No such option {name!r}."),
    mark("No such option: {name}"),
    mark("No such command {name!r}."),
    mark("Option {name!r} does not take a value."),
    mark("{value!r} is not a valid {number_type}."),
    mark("{value} is not in the range {range}."),
)

COUNTED = (
    mark_plural("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    mark_plural("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    mark_plural("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
    mark_plural("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
)
