"""What the plugin's tests share."""

import shutil

import pytest

from editor import ROOT, Editor, program


@pytest.fixture(scope="session", autouse=True)
def built():
    assert program().exists(), f"{program()} is not built; build it, or name another with PARLANCE"


@pytest.fixture
def make_editor(tmp_path):
    """Starts Neovims that are gone after the test."""
    editors = []

    def make(**options):
        home = tmp_path / f"home {len(editors)}"
        home.mkdir()
        editor = Editor(home, **options)
        editors.append(editor)
        return editor

    yield make
    for editor in editors:
        editor.close()


@pytest.fixture
def editor(make_editor):
    return make_editor()


@pytest.fixture
def project(tmp_path):
    """A copy of a sample project, a root of its own."""

    def copy(name):
        folder = tmp_path / "projects" / name
        shutil.copytree(ROOT / "Fixtures" / name, folder)
        configuration = folder / ".parlance.json"
        if not configuration.exists():
            configuration.write_text('{ "root": true }\n')
        return folder

    return copy
