"""A person's session: the editor, the server and a sample app."""

import json
import subprocess

import pytest

from editor import program

RECIPE = "App/RecipeViewController.swift"


@pytest.fixture
def session(editor, project):
    """Opens a file of a sample project, with the server attached."""

    def begin(name, path, **options):
        folder = project(name)
        editor.setup(path=str(program()), **options)
        editor.open(folder / path)
        editor.wait_for_client()
        return editor, folder

    return begin


def audit(folder, path):
    """What the command line says of a file, as the editor would give it."""
    command = [program(), "audit", "--format", "json", str(folder / path)]
    report = json.loads(subprocess.run(command, cwd=folder, capture_output=True).stdout)
    severities = ["error", "warning", "info", "hint"]
    return sorted(
        (
            (item["line"], item["column"], item["endLine"], item["endColumn"]),
            item["rule"],
            severities.index(item["severity"]) + 1,
            item["message"],
        )
        for item in report["findings"]
    )


def shown(editor, buffer=0):
    found = editor.lua("return vim.diagnostic.get(...)", buffer)
    return sorted(
        (
            (item["lnum"] + 1, item["col"] + 1, item["end_lnum"] + 1, item["end_col"] + 1),
            item["code"],
            item["severity"],
            item["message"],
        )
        for item in found
    )


def rules_by_line(editor, buffer=0):
    return {(item["lnum"] + 1, item["code"]) for item in editor.lua("return vim.diagnostic.get(...)", buffer)}


def menu(editor):
    """The words of the completion menu, once it is there."""

    def words():
        info = editor.lua('return vim.fn.complete_info({ "pum_visible", "matches" })')
        return [item["word"] for item in info["matches"]] if info["pum_visible"] == 1 else None

    return editor.wait(words, "a completion menu")


def type_below(editor, text, words):
    """Writes a line below one that holds a text, up to where completion is asked for, and stays in insert mode."""
    editor.lua('vim.o.completeopt = "menuone,noselect"')
    # The vocabulary is read by then.
    editor.wait(lambda: rules_by_line(editor), "the diagnostics")
    editor.go_to(text)
    editor.keys("o" + words)
    editor.wait(lambda: editor.line().strip() == words, "the typed line")
    editor.keys("<C-x><C-o>")
    return menu(editor)


@pytest.mark.parametrize(
    "name, path",
    [
        ("TravelApp", "Screens/Booking/PassengerFormView.swift"),
        ("TravelApp", "Legacy/OldLoginViewController.swift"),
        ("MarigoldKit", RECIPE),
        ("MarigoldKit", "App/PantryView.swift"),
    ],
)
def test_diagnostics_are_the_audits(session, name, path):
    editor, folder = session(name, path)
    expected = audit(folder, path)
    assert expected
    editor.wait(lambda: len(shown(editor)) >= len(expected), "the diagnostics")
    assert shown(editor) == expected
    assert {item["source"] for item in editor.lua("return vim.diagnostic.get(0)")} == {"parlance"}


def test_a_typography_is_completed(session):
    editor, _ = session("MarigoldKit", RECIPE)
    words = type_below(editor, "private let steps", "private let more = PetalLabel(withType: .")
    assert any("display(.story)" in word for word in words)
    index = next(index for index, word in enumerate(words) if "display(.story)" in word)
    editor.keys("<C-n>" * (index + 1) + "<C-y>")
    expected = "private let more = PetalLabel(withType: .display(.story)"
    editor.wait(lambda: editor.line().strip() == expected, "the completed line")


def test_a_button_type_is_completed(session):
    editor, _ = session("MarigoldKit", RECIPE)
    words = type_below(editor, "private let share", 'private let save = PetalButton(title: "Save", type: .')
    names = {word.lstrip(".") for word in words}
    assert {"primary", "secondary", "destructive"} <= names
    assert not names & {"large", "loading", "ink"}
    editor.keys("sec")
    editor.wait(lambda: all("secondary" in word for word in menu(editor)), "the narrowed menu")
    editor.keys("<C-n><C-y>")
    expected = 'private let save = PetalButton(title: "Save", type: .secondary'
    editor.wait(lambda: editor.line().strip() == expected, "the completed line")


def test_a_quick_fix_is_applied(session):
    editor, _ = session("MarigoldKit", RECIPE)
    row = editor.go_to("UIColor(red: 242")
    editor.wait(lambda: (row, "raw-color") in rules_by_line(editor), "the finding")
    editor.lua(
        """
        vim.lsp.buf.code_action({ apply = true, filter = function(action) return action.isPreferred end })
        """
    )
    editor.wait(lambda: "view.tintColor = Color.marigold " in editor.line(row), "the fix")
    editor.wait(lambda: (row, "raw-color") not in rules_by_line(editor), "the finding's end")


def test_all_safe_fixes_are_applied_at_once(session):
    editor, _ = session("MarigoldKit", RECIPE)
    editor.wait(lambda: rules_by_line(editor), "the diagnostics")
    editor.lua(
        """
        vim.lsp.buf.code_action({ apply = true, context = { only = { "source.fixAll.parlance" }, diagnostics = {} } })
        """
    )
    fixed = ["view.tintColor = Color.marigold", "amount.font = Typography.display(.story).font"]
    editor.wait(lambda: all(text in "\n".join(editor.nvim.current.buffer[:]) for text in fixed), "the fixes")
    # What is only near, or could mean another thing, is left to the writer.
    assert "heightAnchor.constraint(equalToConstant: 52)" in "\n".join(editor.nvim.current.buffer[:])


def test_hover_tells_a_tokens_value(session):
    editor, _ = session("MarigoldKit", RECIPE)
    editor.wait(lambda: rules_by_line(editor), "the diagnostics")
    editor.go_to("Color.ink", offset=len("Color."))
    editor.lua("vim.lsp.buf.hover()")

    def text():
        return editor.lua(
            """
            for _, window in ipairs(vim.api.nvim_list_wins()) do
              if vim.api.nvim_win_get_config(window).relative ~= "" then
                return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), "\\n")
              end
            end
            """
        )

    hover = editor.wait(text, "the hover")
    assert "#2B2118" in hover and "#F6EEE4" in hover


def test_a_colour_is_drawn_in_front_of_its_token(session):
    editor, _ = session("MarigoldKit", RECIPE)
    row = editor.go_to("Color.marigold")

    def groups():
        return editor.lua(
            """
            local row = ...
            local marks = vim.api.nvim_buf_get_extmarks(
              0, require("parlance.swatches").namespace, { row - 1, 0 }, { row - 1, -1 }, { details = true })
            return vim.tbl_map(function(mark) return mark[4].virt_text[1][2] end, marks)
            """,
            row,
        )

    assert editor.wait(groups, "the swatch") == ["ParlanceSwatchF2A31B"]
    colors = editor.request("textDocument/documentColor", {"textDocument": {"uri": editor.uri()}})
    (color,) = [item["color"] for item in colors if item["range"]["start"]["line"] == row - 1]
    assert [round(color[part] * 255) for part in ("red", "green", "blue", "alpha")] == [0xF2, 0xA3, 0x1B, 0xFF]


def test_no_colour_is_drawn_where_that_is_switched_off(session):
    editor, _ = session("MarigoldKit", RECIPE, swatches=False)
    editor.wait(lambda: rules_by_line(editor), "the diagnostics")
    count = editor.lua('return #vim.api.nvim_get_autocmds({ group = "parlance" })')
    assert count == 0


def test_a_definition_is_gone_to(session):
    editor, folder = session("MarigoldKit", RECIPE)
    editor.wait(lambda: rules_by_line(editor), "the diagnostics")
    editor.go_to("Color.ink", offset=len("Color."))
    editor.lua("vim.lsp.buf.definition()")
    editor.wait(lambda: "static var ink:" in editor.line(), "the definition")
    assert editor.nvim.current.buffer.name == str(folder / "Sources/MarigoldKit/Foundation/Color.swift")


def test_diagnostics_follow_a_definition_that_is_not_saved(session):
    editor, folder = session("MarigoldKit", RECIPE)
    row = editor.go_to("type: .outline")
    app = editor.nvim.current.buffer.number

    def is_deprecated():
        return (row, "deprecated-token") in rules_by_line(editor, app)

    editor.wait(is_deprecated, "the finding")
    editor.open(folder / "Sources/MarigoldKit/Atoms/Button/PetalButtonType.swift")
    editor.wait_for_client()
    editor.go_to("@available(*, deprecated")
    editor.keys("dd")
    editor.wait(lambda: not is_deprecated(), "the finding's end")
    assert editor.lua("return vim.bo.modified")
    assert (row + 1, "raw-component") in rules_by_line(editor, app)
    editor.keys("u")
    editor.wait(is_deprecated, "the finding again")
    editor.keys("dd")
    editor.wait(lambda: not is_deprecated(), "the finding's end")
    # Thrown away: the disk counts again.
    editor.nvim.command("bdelete!")
    editor.wait(is_deprecated, "the finding of what is on disk")


def test_a_configuration_that_is_not_saved_counts(session):
    editor, folder = session("MarigoldKit", RECIPE)
    app = editor.nvim.current.buffer.number
    editor.wait(lambda: rules_by_line(editor), "the diagnostics")
    editor.open(folder / ".parlance.json")
    editor.wait_for_client()
    editor.nvim.current.buffer[:] = ['{ "root": true, "designSystem": ["Sources/MarigoldKit"], "rules": {', '  "raw-color": "off" } }']
    editor.wait(lambda: all(rule != "raw-color" for _, rule in rules_by_line(editor, app)), "the rule's end")
    assert any(rule == "raw-font" for _, rule in rules_by_line(editor, app))
