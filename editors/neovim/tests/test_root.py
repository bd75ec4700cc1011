"""The folder that a file is analysed in."""

import pytest


def touch(path, text=""):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture
def root_of(editor):
    return lambda path: editor.lua('return require("parlance.root").of(...)', str(path))


def test_the_outermost_configuration_up_to_the_git_root(root_of, tmp_path):
    touch(tmp_path / ".parlance.json", "{}")
    touch(tmp_path / "clone" / ".git" / "HEAD")
    touch(tmp_path / "clone" / "Package.swift")
    assert root_of(tmp_path / "clone/App/A.swift") == str(tmp_path / "clone")
    touch(tmp_path / "clone/Apps/.parlance.json", "{}")
    touch(tmp_path / "clone/Apps/One/.parlance.json", "{}")
    assert root_of(tmp_path / "clone/Apps/One/A.swift") == str(tmp_path / "clone/Apps")
    assert root_of(tmp_path / "clone/Other/A.swift") == str(tmp_path / "clone")


def test_a_configuration_that_says_so_ends_the_search(root_of, tmp_path):
    touch(tmp_path / ".git" / "HEAD")
    touch(tmp_path / ".parlance.json", "{}")
    touch(tmp_path / "Apps/.parlance.json", '{ // the top\n  "root" : true }')
    assert root_of(tmp_path / "Apps/One/A.swift") == str(tmp_path / "Apps")


def test_a_package_without_git(root_of, tmp_path):
    touch(tmp_path / "Package.swift")
    touch(tmp_path / "Modules/Kit/Package.swift")
    assert root_of(tmp_path / "Modules/Kit/Sources/A.swift") == str(tmp_path)


def test_a_file_alone_has_none(root_of, tmp_path):
    assert root_of(tmp_path / "A.swift") is None
