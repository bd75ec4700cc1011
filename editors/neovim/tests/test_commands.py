"""The commands that run the program beside the language server."""

import json
import subprocess

import pytest

from editor import program


@pytest.fixture
def recipes(editor, project):
    folder = project("MarigoldKit")
    editor.lua('require("parlance.options").set(...)', {"path": str(program())})
    editor.open(folder / "App" / "RecipeViewController.swift")
    return editor, folder


def quickfix(editor):
    return editor.lua(
        """
        return vim.tbl_map(function(item)
          return { vim.api.nvim_buf_get_name(item.bufnr), item.lnum, item.col, item.type, item.text }
        end, vim.fn.getqflist())
        """
    )


def audit(folder):
    output = subprocess.run([program(), "audit", "--format", "json"], cwd=folder, capture_output=True).stdout
    return json.loads(output)["findings"]


def expected(findings, folder):
    types = {"error": "E", "warning": "W", "info": "I", "hint": "N"}
    return [
        [str(folder / item["file"]), item["line"], item["column"], types[item["severity"]]] for item in findings
    ]


def test_the_audit_fills_the_quickfix_list(recipes):
    editor, folder = recipes
    editor.nvim.command("ParlanceAudit")
    found = editor.wait(lambda: quickfix(editor), "a quickfix list")
    findings = [item for item in audit(folder) if item["severity"] in ("error", "warning")]
    assert findings
    assert [item[:4] for item in found] == expected(findings, folder)
    texts = [item[4] for item in found]
    assert "color #F2A31B is written as components [raw-color], use 'Color.marigold'" in texts
    assert editor.lua("return vim.fn.getqflist({ title = 0 }).title") == "parlance audit"
    assert editor.lua("return vim.bo.buftype") == "quickfix"
    assert any("more with :ParlanceAudit!" in text for text in editor.messages())


def test_with_a_bang_all_is_listed(recipes):
    editor, folder = recipes
    editor.nvim.command("ParlanceAudit!")
    found = editor.wait(lambda: quickfix(editor), "a quickfix list")
    assert [item[:4] for item in found] == expected(audit(folder), folder)


def test_a_part_is_audited(recipes):
    editor, folder = recipes
    editor.nvim.command(f"cd {folder}")
    editor.nvim.command("ParlanceAudit! App/PantryView.swift")
    found = editor.wait(lambda: quickfix(editor), "a quickfix list")
    assert {item[0] for item in found} == {str(folder / "App" / "PantryView.swift")}


def test_what_could_not_be_done_is_said(recipes):
    editor, folder = recipes
    (folder / ".parlance.json").write_text('{ "rulez": {} }')
    editor.nvim.command("ParlanceAudit")
    editor.wait(editor.messages, "a message")
    (message,) = editor.messages()
    assert "unknown key 'rulez'" in message and "did you mean 'rules'" in message
    assert quickfix(editor) == []


def test_the_vocabulary_is_shown_and_leads_to_definitions(recipes):
    editor, folder = recipes
    editor.nvim.command("ParlanceVocabulary")
    editor.wait(lambda: editor.lua("return vim.bo.filetype") == "parlance-vocabulary", "the vocabulary")
    line = editor.go_to("Typography.display(.story)")
    assert "Karla-SemiBold 34" in editor.line(line)
    editor.keys("<CR>")
    editor.wait(lambda: editor.line().strip() == "case display(_ voice: Voice)", "the definition")
    assert editor.nvim.current.buffer.name.endswith("Typography.swift")


def test_the_vocabulary_has_swatches(recipes):
    editor, _ = recipes
    editor.nvim.command("ParlanceVocabulary")
    editor.wait(lambda: editor.lua("return vim.bo.filetype") == "parlance-vocabulary", "the vocabulary")
    line = editor.go_to("Color.ink ")
    groups = editor.lua(
        """
        local marks = vim.api.nvim_buf_get_extmarks(
          0, require("parlance.swatches").namespace, { ... - 1, 0 }, { ... - 1, -1 }, { details = true })
        return vim.tbl_map(function(mark) return mark[4].virt_text[1][2] end, marks)
        """,
        line,
    )
    assert groups == ["ParlanceSwatch2B2118", "ParlanceSwatchF6EEE4"]
    assert editor.lua("return vim.api.nvim_get_hl(0, { name = ... }).fg", groups[0]) == 0x2B2118
