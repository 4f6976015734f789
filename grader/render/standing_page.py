"""A learner's standing as one self-contained page: text first, pictures of it after, for light and dark screens."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from grader.i18n import Translator
from grader.model import say
from grader.quiz.standing import Standing
from grader.render.plots import DARK, LIGHT, Picture
from grader.render.standing import render
from grader.render.text import Look

TEXT_WIDTH = 88

STYLE = f"""
:root {{ color-scheme: light dark; }}
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
       color: {LIGHT.ink}; background: {LIGHT.paper}; }}
pre {{ font: 0.9rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }}
figure {{ margin: 2rem 0; }}
svg {{ max-width: 100%; height: auto; }}
.dark {{ display: none; }}
@media (prefers-color-scheme: dark) {{
  body {{ color: {DARK.ink}; background: {DARK.paper}; }}
  .dark {{ display: block; }}
  .light {{ display: none; }}
}}
"""


def page(standing: Standing, pictures: Sequence[Picture], tr: Translator) -> str:
    """HTML of the page; without pictures the text says it all the same."""
    title = escape(tr.say(say("Your practice")))
    text = escape(render(standing, Look(tr, TEXT_WIDTH)))
    figures = "\n".join(map(figure, pictures))
    date = standing.now.date().isoformat()
    return (
        f'<!doctype html>\n<html lang="{tr.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{title}, {date}</h1>\n<pre>{text}</pre>\n{figures}\n</body>\n</html>\n"
    )


def figure(picture: Picture) -> str:
    """HTML of a picture, in every theme; the page's style shows one."""
    drawn = "\n".join(_drawn(theme, svg, picture) for theme, svg in picture.svg.items())
    return f"<figure>\n<figcaption>{escape(picture.title)}</figcaption>\n{drawn}\n</figure>"


def _drawn(theme: str, svg: str, picture: Picture) -> str:
    """One theme's picture, which a screen reader takes for an image with its description."""
    name = escape(f"{picture.title}. {picture.alt}", quote=True)
    return f'<div class="{theme}" role="img" aria-label="{name}">{svg}</div>'
