"""The screen that Neovim draws, from the events that it sends to a user interface."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Style:
    """How a cell looks; colours are `0xRRGGBB`."""

    foreground: int
    background: int
    special: int
    bold: bool = False
    italic: bool = False
    underline: bool = False
    undercurl: bool = False
    strikethrough: bool = False


@dataclasses.dataclass(frozen=True)
class Cell:
    text: str
    highlight: int


class Screen:
    """A grid of cells with their highlights; `row, column` count from 0."""

    def __init__(self, nvim, columns, lines):
        self._nvim = nvim
        self._highlights = {0: {}}
        self._defaults = (0xFFFFFF, 0x000000, 0xFF0000)
        self.cursor = (0, 0)
        self.is_inserting = False
        self._resize(columns, lines)
        nvim.ui_attach(columns, lines, rgb=True, ext_linegrid=True)

    def settle(self):
        """Takes in all that was drawn up to now."""
        self._nvim.command("redraw")
        self._nvim.exec_lua("vim.rpcnotify(..., 'settled')", self._nvim.channel_id)
        while True:
            message = self._nvim.next_message()
            if message[1] == "settled":
                return
            if message[1] == "redraw":
                for name, *batches in message[2]:
                    handle = getattr(self, "_on_" + name, None)
                    for arguments in batches if handle else []:
                        handle(*arguments)

    def rows(self):
        """The cells, row by row."""
        return self._cells

    def style(self, cell):
        attributes = self._highlights.get(cell.highlight, {})
        foreground = attributes.get("foreground", self._defaults[0])
        background = attributes.get("background", self._defaults[1])
        if attributes.get("reverse"):
            foreground, background = background, foreground
        flags = ("bold", "italic", "underline", "undercurl", "strikethrough")
        return Style(
            foreground,
            background,
            attributes.get("special", foreground),
            **{flag: bool(attributes.get(flag)) for flag in flags},
        )

    def text(self):
        return "\n".join("".join(cell.text for cell in row) for row in self._cells)

    def _resize(self, columns, lines):
        self._cells = [[Cell(" ", 0)] * columns for _ in range(lines)]

    def _on_grid_resize(self, grid, columns, lines):
        self._resize(columns, lines)

    def _on_grid_clear(self, grid):
        self._resize(len(self._cells[0]), len(self._cells))

    def _on_default_colors_set(self, foreground, background, special, *_):
        self._defaults = (foreground, background, special)

    def _on_hl_attr_define(self, identifier, attributes, *_):
        self._highlights[identifier] = attributes

    def _on_grid_cursor_goto(self, grid, row, column):
        self.cursor = (row, column)

    def _on_mode_change(self, name, index):
        self.is_inserting = name == "insert"

    def _on_grid_line(self, grid, row, column, cells, *_):
        highlight = 0
        for text, *rest in cells:
            if rest:
                highlight = rest[0]
            for _ in range(rest[1] if len(rest) > 1 else 1):
                self._cells[row][column] = Cell(text, highlight)
                column += 1

    def _on_grid_scroll(self, grid, top, bottom, left, right, rows, columns):
        order = range(top, bottom) if rows > 0 else range(bottom - 1, top - 1, -1)
        for row in order:
            if top <= row + rows < bottom:
                self._cells[row][left:right] = self._cells[row + rows][left:right]
