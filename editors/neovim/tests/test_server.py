"""How the server is started, shared and started anew."""

import pytest

from editor import program


@pytest.fixture(params=["vim.lsp.enable", "vim.lsp.start"])
def ready(request, editor):
    """A set-up editor, once without what Neovim 0.10 doesn't have."""
    if request.param == "vim.lsp.start":
        editor.lua("vim.lsp.enable, vim.lsp.config, vim.lsp.is_enabled = nil, nil, nil")
    editor.setup(path=str(program()))
    return editor


def test_it_runs_for_swift_with_the_projects_root(ready, project):
    folder = project("MarigoldKit")
    ready.open(folder / "App" / "PantryView.swift")
    ready.wait_for_client()
    (client,) = ready.clients()
    assert client["root"] == str(folder)


def test_files_of_a_root_share_one_server(ready, project):
    first, second = project("MarigoldKit"), project("TravelApp")
    names = ["App/PantryView.swift", "App/RecipeViewController.swift"]
    seen = set()
    for path in [first / name for name in names] + [second / "DesignSystem" / "Palette.swift"]:
        ready.open(path)
        seen.add(ready.wait_for_client())
    assert len(seen) == 2
    assert {client["root"] for client in ready.clients()} == {str(first), str(second)}


def test_files_that_are_open_already_are_served(editor, project):
    editor.open(project("MarigoldKit") / "App" / "PantryView.swift")
    editor.setup(path=str(program()))
    editor.wait_for_client()


def test_a_file_alone_is_served_by_itself(ready, tmp_path):
    file = tmp_path / "Alone.swift"
    file.write_text("import UIKit\n")
    ready.open(file)
    ready.wait_for_client()
    assert "root" not in ready.clients()[0]


def test_token_files_are_served_and_other_json_is_not(ready, project):
    folder = project("TravelApp")
    (folder / "Brand.tokens.json").write_text("{}")
    (folder / "other.json").write_text("{}")
    colorset = next(folder.glob("**/*.colorset/Contents.json"))
    for path in (folder / "Brand.tokens.json", colorset, folder / ".parlance.json"):
        ready.open(path)
        ready.wait_for_client()
    ready.open(folder / "other.json")
    ready.open(folder / "App" / "WayfarerApp.swift")
    ready.wait_for_client()
    attached = ready.lua('return #vim.lsp.get_clients({ bufnr = vim.fn.bufnr("other.json") })')
    assert attached == 0


def test_restarting_attaches_the_same_files(ready, project):
    folder = project("MarigoldKit")
    names = ["PantryView", "RecipeViewController"]
    for name in names:
        ready.open(folder / "App" / f"{name}.swift")
        before = ready.wait_for_client()
    ready.nvim.command("ParlanceRestart")

    def is_replaced():
        clients = ready.clients()
        return len(clients) == 1 and clients[0]["id"] != before and clients[0]["initialized"]

    ready.wait(is_replaced, "another server")
    for name in names:
        ready.open(folder / "App" / f"{name}.swift")
        assert ready.wait_for_client() != before


def test_restarting_starts_what_did_not_run(make_editor, project, tmp_path):
    editor = make_editor()
    editor.setup(path=str(tmp_path / "nothing"))
    editor.open(project("MarigoldKit") / "App" / "PantryView.swift")
    editor.wait(editor.messages, "a message")
    editor.lua('require("parlance.options").set(...)', {"path": str(program())})
    editor.nvim.command("ParlanceRestart")
    editor.wait_for_client()


def test_enabling_by_name_is_enough(make_editor, project):
    editor = make_editor(environment={"PATH": f"{program().parent}:/usr/bin:/bin"})
    if program().name != "parlance":
        pytest.skip("the program under test has another name")
    editor.lua('vim.lsp.enable("parlance")')
    editor.open(project("MarigoldKit") / "App" / "PantryView.swift")
    editor.wait_for_client()


def test_a_users_own_command_is_used(editor, project):
    editor.lua('vim.lsp.config("parlance", { cmd = { ..., "lsp" } })', str(program()))
    editor.setup(path="/nowhere/parlance")
    editor.open(project("MarigoldKit") / "App" / "PantryView.swift")
    editor.wait_for_client()
    assert editor.messages() == []


def test_features_are_the_servers_settings(editor, project):
    editor.setup(path=str(program()), features={"inlayHints": True})
    editor.open(project("MarigoldKit") / "App" / "PantryView.swift")
    editor.wait_for_client()
    settings = editor.lua('return vim.lsp.get_clients({ name = "parlance" })[1].settings')
    assert settings == {"parlance": {"inlayHints": True}}


def health(editor):
    editor.nvim.command("checkhealth parlance")
    return "\n".join(editor.nvim.current.buffer[:])


def test_health_of_what_runs(ready, project):
    folder = project("MarigoldKit")
    ready.open(folder / "App" / "PantryView.swift")
    ready.wait_for_client()
    report = health(ready)
    assert "OK found by" in report and "OK parlance " in report
    assert f"OK root: {folder}" in report and "OK configured by '.parlance.json'" in report
    assert f"OK runs for {folder}, 1 buffers" in report
    assert "ERROR" not in report and "WARNING" not in report


def test_health_of_what_is_missing(editor, tmp_path):
    editor.setup(path=str(tmp_path / "nothing"))
    report = health(editor)
    assert "ERROR not found" in report and "swift build -c release" in report


