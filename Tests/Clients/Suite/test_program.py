"""The real server on real projects."""

import pytest

from conftest import row
from editor import applied, whole
from projects import SAMPLES, audit, copy, needs_program, told

pytestmark = needs_program

@row("same-as-the-audit", "workspace-diagnostics")
@pytest.mark.parametrize("sample", SAMPLES)
def test_the_workspace_has_the_findings_of_the_audit(start, tmp_path, sample):
    project = copy(sample, tmp_path)
    editor = start(project)
    assert sorted(told(project, uri, item) for uri, item in editor.everything()) == audit(project)


@row("same-as-the-audit")
@pytest.mark.parametrize("sample", SAMPLES)
def test_each_open_document_has_the_findings_of_the_audit(start, tmp_path, sample):
    project = copy(sample, tmp_path)
    editor = start(project)
    found = []
    for path in sorted(project.rglob("*.swift")):
        uri = editor.open(path)
        found += [told(project, uri, item) for item in editor.diagnostics(uri)]
    assert sorted(found) == audit(project)


def test_what_is_typed_is_judged_as_if_it_were_saved(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    path = project / "App" / "WayfarerApp.swift"
    uri = editor.open(path)
    line = editor.place(uri, ".tint(.orange)")["line"] if ".tint(.orange)" in editor.texts[uri] else 26
    for text in ["Text(\"é\").font(.system(size: 31))", "\n", " ", "// parlance:ignore raw-font\n"]:
        editor.type(uri, line, 0, text)
        editor.diagnostics(uri)
    path.write_text(editor.texts[uri])
    expected = [finding for finding in audit(project) if finding[0] == "App/WayfarerApp.swift"]
    assert sorted(told(project, uri, item) for item in editor.diagnostics(uri)) == expected


@row("buffers-beat-the-disk", "closing")
def test_a_token_changed_in_an_unsaved_buffer_is_followed_by_open_files(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    screen = project / "Screens" / "New.swift"
    screen.write_text("import SwiftUI\n\nlet tone = Color(red: 0.25, green: 0.5, blue: 0.75)\n")
    uri = editor.open(screen)
    editor.diagnostics_when(uri, lambda found: [item["code"] for item in found] == ["raw-color"])
    assert not any("'Color.shallows'" in action["title"] for action in editor.actions(uri, whole(editor, uri)))
    palette = project / "DesignSystem" / "Palette.swift"
    open_palette = editor.open(palette)
    token = "\nextension Color {\n  static let shallows = Color(red: 0.25, green: 0.5, blue: 0.75)\n}\n"
    editor.write(open_palette, editor.texts[open_palette] + token)
    found = editor.diagnostics_when(
        uri, lambda found: any("shallows" in related["message"] for item in found for related in item.get("relatedInformation", []))
    )
    place = found[0]["relatedInformation"][0]["location"]
    assert place["uri"] == open_palette
    assert editor.texts[open_palette].split("\n")[place["range"]["start"]["line"]].strip().startswith("static let shallows")
    # The buffer is dropped: the disk counts again.
    editor.client.notify("textDocument/didClose", {"textDocument": {"uri": open_palette}})
    editor.diagnostics_when(
        uri, lambda found: not any("shallows" in str(item.get("relatedInformation")) for item in found)
    )


@row("buffers-beat-the-disk")
def test_a_token_file_changed_in_an_unsaved_buffer_counts(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    (project / ".parlance.json").write_text('{ "rules": { "raw-color": "error" } }\n')
    editor = start(project)
    path = project / "App" / "AppDelegate.swift"
    uri = editor.open(path)
    assert [item["severity"] for item in editor.diagnostics(uri) if item["code"] == "raw-color"] == [1]
    configuration = editor.open(project / ".parlance.json")
    editor.write(configuration, '{ "rules": { "raw-color": "hint" } }\n')
    editor.diagnostics_when(uri, lambda found: [i["severity"] for i in found if i["code"] == "raw-color"] == [4])
    # A broken configuration ends nothing.
    editor.write(configuration, '{ "rules": {')
    editor.write(configuration, '{ "rules": { "raw-color": "off" } }\n')
    editor.diagnostics_when(uri, lambda found: not [i for i in found if i["code"] == "raw-color"])


def test_every_safe_fix_makes_its_finding_go(start, tmp_path):
    project = copy("Papercut", tmp_path)
    editor = start(project)
    fixed = 0
    for path in sorted(project.rglob("*.swift")):
        uri = editor.open(path)
        actions = editor.actions(uri, whole(editor, uri), only=["source.fixAll"])
        if not actions:
            continue
        before = editor.diagnostics(uri)
        [change] = actions[0]["edit"]["documentChanges"]
        assert change["textDocument"] == {"uri": uri, "version": 1}
        editor.write(uri, applied(editor.texts[uri], change["edits"]))
        after = editor.diagnostics(uri)
        assert len(after) < len(before), path
        assert not editor.actions(uri, whole(editor, uri), only=["source.fixAll.parlance"])
        fixed += 1
    assert fixed > 0


def test_quick_fixes_replace_suppress_and_configure(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    uri = editor.open(project / "App" / "AppDelegate.swift")
    finding = next(item for item in editor.diagnostics(uri) if item["code"] == "raw-font")
    edge = {"start": finding["range"]["end"], "end": finding["range"]["end"]}
    for span in [finding["range"], edge, {"start": finding["range"]["start"], "end": finding["range"]["start"]}]:
        titles = [action["title"] for action in editor.actions(uri, span)]
        assert "Suppress 'raw-font' here" in titles
        assert "Suppress 'raw-font' in this file" in titles
    assert editor.actions(uri, finding["range"], only=["refactor"]) == []
    count = len(editor.diagnostics(uri))
    here = next(a for a in editor.actions(uri, finding["range"]) if a["title"] == "Suppress 'raw-font' here")
    assert here["diagnostics"][0]["code"] == "raw-font"
    editor.write(uri, applied(editor.texts[uri], here["edit"]["documentChanges"][0]["edits"]))
    assert len(editor.diagnostics(uri)) == count - 1
    finding = next(item for item in editor.diagnostics(uri) if item["code"] == "raw-font")
    file = next(a for a in editor.actions(uri, finding["range"]) if a["title"].endswith("in this file"))
    editor.write(uri, applied(editor.texts[uri], file["edit"]["documentChanges"][0]["edits"]))
    assert not [item for item in editor.diagnostics(uri) if item["code"] == "raw-font"]


def test_only_an_exact_and_lone_replacement_is_preferred(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    preferred = 0
    for path in sorted(project.rglob("*.swift")):
        uri = editor.open(path)
        for item in editor.diagnostics(uri):
            actions = [a for a in editor.actions(uri, item["range"]) if a["title"].startswith("Replace")]
            mine = [a for a in actions if a["diagnostics"][0]["range"] == item["range"]]
            chosen = [a for a in mine if a.get("isPreferred")]
            assert len(chosen) <= 1
            assert all("(" not in a["title"].split("'")[-1] for a in chosen)
            preferred += len(chosen)
    assert preferred > 0


@row("definition-and-references", "closed-documents")
def test_definition_and_references_reach_closed_files(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    palette = editor.open(project / "DesignSystem" / "Palette.swift")
    found = editor.at("textDocument/references", palette, "brandInk", 2, context={"includeDeclaration": True})
    files = sorted({item["uri"].rsplit("/", 1)[-1] for item in found})
    assert files[0] != files[-1]
    assert found[0]["uri"] == palette
    assert len({str(item) for item in found}) == len(found)
    without = editor.at("textDocument/references", palette, "brandInk", 2, context={"includeDeclaration": False})
    assert without == found[1:]
    for item in without:
        place = item["range"]["end"]
        target = editor.client.request(
            "textDocument/definition",
            {
                "textDocument": {"uri": item["uri"]},
                "position": {"line": place["line"], "character": place["character"] - 1},
            },
        )
        assert target == [{"uri": palette, "range": found[0]["range"]}]


@row("code-lenses")
def test_lenses_count_the_references(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    uri = editor.open(project / "DesignSystem" / "Palette.swift")
    editor.diagnostics(uri)
    lenses = editor.client.request("textDocument/codeLens", {"textDocument": {"uri": uri}})
    assert lenses
    for lens in lenses:
        title = editor.client.request("codeLens/resolve", lens)["command"]["title"]
        references = editor.client.request(
            "textDocument/references",
            {
                "textDocument": {"uri": uri},
                "position": lens["range"]["start"],
                "context": {"includeDeclaration": False},
            },
        )
        assert title == ("1 use" if len(references) == 1 else f"{len(references)} uses")


def test_completion_and_hover_know_the_tokens(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    path = project / "Screens" / "Typing.swift"
    path.write_text("import UIKit\n\nfunc paint(_ view: UIView) {\n  view.backgroundColor = .\n}\n")
    uri = editor.open(path)
    editor.diagnostics(uri)
    found = editor.at("textDocument/completion", uri, "backgroundColor = .", 19)
    labels = [item["label"] for item in found["items"]]
    assert ".brandInk" in labels, labels
    palette = editor.open(project / "DesignSystem" / "Palette.swift")
    hover = editor.at("textDocument/hover", palette, "brandInk", 2)
    assert hover["contents"]["kind"] == "markdown"
    assert "#" in hover["contents"]["value"]


def test_symbols_colours_and_hints(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    uri = editor.open(project / "DesignSystem" / "Palette.swift")
    editor.diagnostics(uri)
    symbols = editor.client.request("workspace/symbol", {"query": "brandink"})
    assert symbols and all("brandInk" in symbol["name"] for symbol in symbols[:1])
    assert editor.client.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    colours = editor.client.request("textDocument/documentColor", {"textDocument": {"uri": uri}})
    assert colours
    for colour in colours:
        assert all(0 <= colour["color"][part] <= 1 for part in ("red", "green", "blue", "alpha"))


def test_a_folder_without_a_design_system_is_judged_and_follows_its_first_configuration(start, tmp_path):
    (tmp_path / ".git").mkdir()
    path = tmp_path / "A.swift"
    path.write_text("import UIKit\nlet tone = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)\n")
    editor = start(tmp_path)
    uri = editor.open(path)
    assert [item["code"] for item in editor.diagnostics(uri)] == ["raw-color"]
    configuration = tmp_path / ".parlance.json"
    configuration.write_text('{ "rules": { "raw-color": "off" } }\n')
    editor.client.notify(
        "workspace/didChangeWatchedFiles", {"changes": [{"uri": configuration.as_uri(), "type": 1}]}
    )
    assert editor.diagnostics_when(uri, lambda found: not found) == []


@row("changed-folders")
def test_folders_side_by_side_share_their_vocabulary(start, tmp_path):
    one, other = tmp_path / "Kit", tmp_path / "App"
    for folder in (one, other):
        folder.mkdir()
        (folder / ".git").mkdir()
    (one / "Tones.swift").write_text(
        "import SwiftUI\npublic extension Color {\n  static let dusk = Color(red: 0.25, green: 0.5, blue: 0.75)\n}\n"
    )
    path = other / "Screen.swift"
    path.write_text("import SwiftUI\nstruct S: View {\n  var body: some View { Text(\"a\").foregroundStyle(Color(red: 0.25, green: 0.5, blue: 0.75)) }\n}\n")
    editor = start(one, other)
    uri = editor.open(path)
    found = editor.diagnostics(uri)
    assert [related["message"] for related in found[0]["relatedInformation"]] == ["'Color.dusk' is defined here"]
    # Without its folder nothing is said of a file any more.
    editor.client.notify(
        "workspace/didChangeWorkspaceFolders",
        {"event": {"added": [], "removed": [{"uri": other.as_uri(), "name": "App"}]}},
    )
    assert editor.diagnostics(uri) == []


def test_a_file_without_a_folder_has_the_vocabulary_of_its_repository(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start()
    uri = editor.open(project / "App" / "AppDelegate.swift")
    found = sorted(told(project, uri, item) for item in editor.diagnostics(uri))
    assert found == [finding for finding in audit(project) if finding[0] == "App/AppDelegate.swift"]


@row("watched-files")
def test_files_that_come_and_go_on_disk_are_followed(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    before = len(editor.everything())
    path = project / "Screens" / "Later.swift"
    path.write_text("import UIKit\nfunc f(_ v: UIView) { v.backgroundColor = UIColor(red: 0.9, green: 0.1, blue: 0.2, alpha: 1) }\n")
    change = {"uri": path.as_uri(), "type": 1}
    editor.client.notify("workspace/didChangeWatchedFiles", {"changes": [change]})
    editor.client.wait_until(lambda: len(editor.everything()) == before + 1)
    path.unlink()
    editor.client.notify("workspace/didChangeWatchedFiles", {"changes": [{**change, "type": 3}]})
    editor.client.wait_until(lambda: len(editor.everything()) == before)


@row("pushed-or-pulled")
def test_pushing_and_pulling_say_the_same(start, tmp_path):
    project = copy("TravelApp", tmp_path)
    path = project / "App" / "AppDelegate.swift"
    pulled = start(project)
    expected = pulled.diagnostics(pulled.open(path))
    pushed = start(project, capabilities={"general": {"positionEncodings": ["utf-8"]}})
    uri = pushed.open(path)
    while True:
        message = pushed.client.next()
        if message.get("method") == "textDocument/publishDiagnostics":
            break
    assert message["params"]["uri"] == uri
    assert [told(project, uri, item) for item in message["params"]["diagnostics"]] == [
        told(project, uri, item) for item in expected
    ]


def test_typing_anything_never_ends_the_session(start, tmp_path):
    """Broken code of all sorts, in one session, against a fresh session's answer."""
    project = copy("TravelApp", tmp_path)
    editor = start(project)
    path = project / "DesignSystem" / "Palette.swift"
    uri = editor.open(path)
    text = editor.texts[uri]
    for index, piece in enumerate(["{", "}", "\"", "\"\"\"", "/*", "#if X", "(", "\\(", "case", "é😀", "<" * 90, "[" * 70]):
        line = (index * 7) % text.count("\n")
        editor.type(uri, line, 0, piece)
        editor.diagnostics(uri)
        editor.at("textDocument/hover", uri, "static", 1)
        editor.at("textDocument/completion", uri, "static", 0)
    editor.write(uri, text)
    expected = [finding for finding in audit(project) if finding[0] == "DesignSystem/Palette.swift"]
    assert sorted(told(project, uri, item) for item in editor.diagnostics(uri)) == expected
