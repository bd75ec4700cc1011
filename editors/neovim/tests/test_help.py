"""The help file."""

import re
import shutil

from editor import PLUGIN


def test_every_command_and_option_is_documented(editor):
    text = (PLUGIN / "doc" / "parlance.txt").read_text()
    commands = [name for name in editor.lua("return vim.tbl_keys(vim.api.nvim_get_commands({}))") if "Parlance" in name]
    assert sorted(commands) == ["ParlanceAudit", "ParlanceRestart", "ParlanceVocabulary"]
    assert sorted(re.findall(r"\*:(\w+)\*", text)) == sorted(commands)
    assert all(f"`{feature}`" in text for feature in editor.lua('return require("parlance.options").features'))


def test_its_tags_are_found_and_its_links_lead_somewhere(editor, tmp_path):
    shutil.copy(PLUGIN / "doc" / "parlance.txt", tmp_path / "parlance.txt")
    editor.nvim.command(f"helptags {tmp_path}")
    own = {line.split("\t")[0] for line in (tmp_path / "tags").read_text().splitlines()}
    editor.nvim.command(f"set runtimepath+={tmp_path}")
    text = (tmp_path / "parlance.txt").read_text()
    for link in set(re.findall(r"\|([^|\s]+)\|", text)):
        known = link in own or editor.nvim.funcs.getcompletion(link, "help")
        # The editor under test may be older than what the text says of newer ones.
        assert known or link == "vim.lsp.document_color", link
