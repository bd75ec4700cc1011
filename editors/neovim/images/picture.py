"""A screen as an SVG picture."""

import itertools
import re
from xml.sax.saxutils import escape

from screen import Cell

# In pixels; a monospaced font's letters are about 0.6 times as wide as high.
FONT_SIZE = 14
CELL = (8.4, 18)
MARGIN = 12
FONTS = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def color(value):
    return f"#{value:06x}"


def number(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def runs(screen, row):
    """Neighbouring cells of one style: first column, number of columns, text, style."""
    column = 0
    for style, group in itertools.groupby(row, key=screen.style):
        cells = list(group)
        # A wide character's second cell holds no text.
        yield column, len(cells), "".join(cell.text for cell in cells), style
        column += len(cells)


def background(run, top, plain):
    column, width, _, style = run
    if style.background == plain:
        return
    yield (
        f'<rect x="{number(MARGIN + column * CELL[0])}" y="{number(top)}" width="{number(width * CELL[0] + 0.3)}" '
        f'height="{number(CELL[1] + 0.3)}" fill="{color(style.background)}"/>'
    )


def letters(run, top):
    """The words of a run, in pieces without a gap, each at its column: so another font moves nothing."""
    column, _, text, style = run
    look = [f'fill="{color(style.foreground)}"']
    look += ['font-weight="bold"'] if style.bold else []
    look += ['font-style="italic"'] if style.italic else []
    drawn = {"underline": style.underline or style.undercurl, "line-through": style.strikethrough}
    lines = [name for name, is_drawn in drawn.items() if is_drawn]
    if lines:
        wave = " wavy" if style.undercurl else ""
        look.append(f'text-decoration="{" ".join(lines)}{wave} {color(style.special)}"')
    for piece in re.finditer(r"\S+(?: \S+)*", text):
        place = [
            f'x="{number(MARGIN + (column + piece.start()) * CELL[0])}"',
            f'y="{number(top + CELL[1] - 5)}"',
            f'textLength="{number(len(piece.group()) * CELL[0])}"',
        ]
        yield f"<text {' '.join(place + look)}>{escape(piece.group())}</text>"


def cursor(screen):
    row, column = screen.cursor
    cell = screen.rows()[row][column]
    style = screen.style(cell)
    left, top = MARGIN + column * CELL[0], MARGIN + row * CELL[1]
    width = 2 if screen.is_inserting else CELL[0]
    yield (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{CELL[1]}" '
        f'fill="{color(style.foreground)}"/>'
    )
    if not screen.is_inserting and cell.text.strip():
        yield (
            f'<text x="{number(left)}" y="{number(top + CELL[1] - 5)}" fill="{color(style.background)}">'
            f"{escape(cell.text)}</text>"
        )


def svg(screen, title):
    rows = screen.rows()
    width = len(rows[0]) * CELL[0] + 2 * MARGIN
    height = len(rows) * CELL[1] + 2 * MARGIN
    plain = screen.style(Cell(" ", 0)).background
    parts = []
    for index, row in enumerate(rows):
        top = MARGIN + index * CELL[1]
        found = list(runs(screen, row))
        parts += [part for run in found for part in background(run, top, plain)]
        parts += [part for run in found for part in letters(run, top)]
    parts += cursor(screen)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="8" fill="{color(plain)}"/>',
        f'<g font-family="{FONTS}" font-size="{FONT_SIZE}" xml:space="preserve">',
        *parts,
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
