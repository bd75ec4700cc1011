"""Takes pictures of Neovim at work in a sample app."""

import pathlib
import re
import shutil
import sys
import tempfile

IMAGES = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(IMAGES.parent / "tests"))

from editor import ROOT, Editor, program  # noqa: E402
from picture import svg  # noqa: E402
from screen import Screen  # noqa: E402

COLUMNS, LINES = 110, 26


class Stage:
    """An editor on a copy of the sample app, with its screen."""

    def __init__(self, folder):
        self.project = folder / "MarigoldKit"
        shutil.copytree(ROOT / "Fixtures" / "MarigoldKit", self.project)
        for file in self.project.glob("App/*.swift"):
            # What the sample's comments tell the audit's tests is of no interest here.
            file.write_text(re.sub(r" +// expect.*", "", file.read_text()))
        home = folder / "home"
        home.mkdir()
        self.editor = Editor(home, COLUMNS, LINES)
        self.screen = Screen(self.editor.nvim, COLUMNS, LINES)
        self.editor.lua(
            """
            vim.o.termguicolors, vim.o.background, vim.o.number = true, "dark", true
            vim.o.signcolumn, vim.o.laststatus, vim.o.ruler, vim.o.showcmd = "yes", 0, false, false
            vim.o.completeopt, vim.o.pumheight, vim.o.shortmess = "menu,menuone,noinsert,popup", 10, vim.o.shortmess .. "I"
            vim.o.expandtab, vim.o.shiftwidth, vim.o.wrap = true, 2, false
            vim.o.winborder, vim.o.fillchars = "rounded", "eob: "
            vim.diagnostic.config({ virtual_text = true, severity_sort = true })
            vim.cmd("syntax on")
            """
        )
        self.editor.nvim.command(f"cd {self.project}")
        self.editor.setup(path=str(program()))

    def open(self, path):
        self.editor.nvim.command(f"edit {path}")
        self.editor.wait_for_client()
        self.editor.wait(lambda: self.editor.lua("return #vim.diagnostic.get(0) > 0"), "the diagnostics")
        self.wait_for_text("■ Color.")

    def wait_for_text(self, text):
        def is_drawn():
            self.screen.settle()
            return text in self.screen.text()

        self.editor.wait(is_drawn, f"{text!r} on the screen")

    def take(self, name, title):
        self.screen.settle()
        (IMAGES / f"{name}.svg").write_text(svg(self.screen, title))
        print(f"{name}.svg")


def quick_fix(stage):
    stage.open("App/RecipeViewController.swift")
    stage.editor.go_to("UIColor(red: 242")
    stage.editor.keys("zt5<C-y>gra")
    stage.wait_for_text("Type number")
    stage.take("quick-fix", "A raw colour is found, and the token with its value is offered")
    stage.editor.keys("<Esc>")


def completion(stage):
    stage.open("App/RecipeViewController.swift")
    stage.editor.go_to("private let steps")
    stage.editor.keys("oprivate let note = PetalLabel(withType: .")
    stage.wait_for_text("private let note = PetalLabel(withType: .")
    stage.editor.keys("<C-x><C-o>")
    stage.editor.wait(lambda: stage.editor.nvim.funcs.pumvisible(), "a completion menu")
    stage.take("completion", "Typographies are completed, each with its value")
    stage.editor.keys("<Esc>")


def hover(stage):
    stage.open("App/RecipeViewController.swift")
    stage.editor.go_to("Color.ink", offset=len("Color."))
    stage.editor.keys("ztK")
    stage.wait_for_text("#2B2118")
    stage.take("hover", "A colour's values in light and dark appearance")
    stage.editor.keys("<Esc>")


def vocabulary(stage):
    stage.open("App/RecipeViewController.swift")
    stage.editor.nvim.command("ParlanceVocabulary")
    stage.wait_for_text("Color.marigoldPressed")
    stage.editor.nvim.command("resize 16")
    stage.take("vocabulary", "What the design system offers, with values and places")


def main():
    scenes = {scene.__name__.replace("_", "-"): scene for scene in (quick_fix, completion, hover, vocabulary)}
    for name in sys.argv[1:] or scenes:
        with tempfile.TemporaryDirectory() as folder:
            stage = Stage(pathlib.Path(folder).resolve())
            try:
                scenes[name](stage)
            finally:
                stage.editor.close()


main()
