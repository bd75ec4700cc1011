"""What all client tests share: how the server is started, and a client that speaks in bytes."""

import os
import pathlib
import shlex

import pytest

from editor import CAPABILITIES, Editor
from projects import PROGRAM
from raw_client import RawClient

ROOT = pathlib.Path(__file__).resolve().parents[3]


def server_command():
    """The command of the server under test, and whether it is the tests' own process."""
    command = os.environ.get("PARLANCE_SERVER")
    if command:
        return shlex.split(command)
    return [str(ROOT / ".build" / "debug" / "LanguageServerTestProcess")]


def program_command():
    """The command of the program itself."""
    return [str(PROGRAM), "lsp"]


def uses_test_process():
    return "PARLANCE_SERVER" not in os.environ


needs_test_process = pytest.mark.skipif(
    not uses_test_process(), reason="asks for what only the tests' own process answers"
)

# Which rows of rows.txt a test covers.
row = pytest.mark.row


@pytest.fixture
def folder(tmp_path):
    """A workspace of the tests' small language."""
    (tmp_path / "words.txt").write_text("red\nblue\n")
    (tmp_path / "closed.swift").write_text("let a = red\n")
    return tmp_path


@pytest.fixture
def raw():
    """A client that speaks in bytes; its server is gone after the test."""
    client = RawClient(server_command())
    yield client
    client.kill()


@pytest.fixture
def start():
    """Starts editors of the program."""
    editors = []

    def begin(*folders, capabilities=CAPABILITIES, **params):
        editors.append(Editor(folders, capabilities, **params))
        return editors[-1]

    yield begin
    for editor in editors:
        editor.client.kill()


@pytest.fixture
def kit(tmp_path):
    """A small app with a design system, with one raw colour."""
    project = tmp_path / "Kit"
    (project / "Design").mkdir(parents=True)
    (project / ".git").mkdir()
    (project / "Design" / "Palette.swift").write_text(PALETTE)
    (project / "Screen.swift").write_text(SCREEN)
    return project


PALETTE = """import SwiftUI

extension Color {
  /// Headings.
  static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
  static let dusk = Color(red: 0.25, green: 0.5, blue: 0.75)
}
"""

RAW = "Color(red: 0.25, green: 0.5, blue: 0.75)"

SCREEN = f"""import SwiftUI

struct Screen: View {{
  var body: some View {{
    Text("a").foregroundStyle({RAW})
  }}
}}
"""
