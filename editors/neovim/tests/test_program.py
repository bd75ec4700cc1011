"""Where the program is looked for, and what is said where it isn't."""

import os
import stat

import pytest

from editor import ROOT

OWN = ROOT / ".build" / "release" / "parlance"


def make_program(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\necho 'parlance 9.9.9'\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def find(editor, root=None):
    return editor.lua('return require("parlance.program").find(...)', *([str(root)] if root else []))


def remedy(editor, root):
    return editor.lua('return require("parlance.program").remedy(...)', str(root))


@pytest.fixture
def empty_path(tmp_path):
    (tmp_path / "empty").mkdir()
    return {"PATH": f"{tmp_path / 'empty'}:/usr/bin:/bin"}


def test_the_option_is_the_only_place(make_editor, tmp_path):
    there = make_program(tmp_path / "path" / "parlance")
    editor = make_editor(environment={"PATH": f"{there.parent}:{os.environ['PATH']}"})
    chosen = make_program(tmp_path / "chosen" / "tool")
    editor.setup(path=str(chosen))
    assert find(editor) == str(chosen)
    editor.setup(path=str(tmp_path / "nothing"))
    assert find(editor) is None
    assert "the option 'path': no executable file" in remedy(editor, tmp_path)


def test_a_path_in_the_home_folder_is_expanded(make_editor, tmp_path):
    editor = make_editor()
    home = editor.lua("return vim.env.HOME")
    chosen = make_program(tmp_path / home / "tool")
    editor.setup(path="~/tool")
    assert find(editor) == str(chosen)


def test_the_path_is_searched(make_editor, tmp_path):
    there = make_program(tmp_path / "path" / "parlance")
    editor = make_editor(environment={"PATH": f"{there.parent}:{os.environ['PATH']}"})
    assert find(editor) == str(there)


@pytest.mark.skipif(OWN.exists(), reason="this checkout's own build is found before")
def test_a_projects_build_is_run_only_if_that_is_allowed(make_editor, tmp_path, empty_path):
    editor = make_editor(environment=empty_path)
    build = make_program(tmp_path / "project" / ".build" / "release" / "parlance")
    assert find(editor, tmp_path / "project") is None
    assert "set 'use_project_build = true' to run it" in remedy(editor, tmp_path / "project")
    editor.setup(use_project_build=True)
    assert find(editor, tmp_path / "project") == str(build)


def test_the_checkouts_own_build_is_a_place(editor):
    places = editor.lua('return require("parlance.program").places()')
    assert places[1]["name"] == f"'{OWN}'"


@pytest.mark.skipif(OWN.exists(), reason="this checkout's own build is found")
def test_a_missing_program_is_said_once(make_editor, project, empty_path):
    folder = project("MarigoldKit")
    editor = make_editor(environment=empty_path)
    editor.setup()
    for name in ("RecipeViewController", "PantryView"):
        editor.open(folder / "App" / f"{name}.swift")
    editor.wait(editor.messages, "a message")
    (message,) = editor.messages()
    assert "swift build -c release" in message
    assert "setup({ path" in message
    assert "the PATH: no 'parlance' in it" in message
    assert editor.clients() == []


@pytest.mark.parametrize(
    "options, message",
    [
        ({"pathh": "x"}, "unknown option 'pathh', known are features, path, swatches, use_project_build"),
        ({"path": 3}, "'path' must be a string, not a number"),
        ({"features": {"inlayHint": True}}, "unknown feature 'inlayHint', known are diagnostics"),
        ({"features": {"inlayHints": 1}}, "'inlayHints' must be a boolean, not a number"),
    ],
)
def test_mistakes_in_options_are_said(editor, options, message):
    editor.setup(**options)
    assert any(message in text for text in editor.messages())


def test_the_features_are_the_servers(editor):
    text = (ROOT / "Sources/LanguageServer/Features/EditorFeature.swift").read_text()
    cases = [line.split()[1] for line in text.splitlines() if line.strip().startswith("case ")]
    assert editor.lua('return require("parlance.options").features') == cases
