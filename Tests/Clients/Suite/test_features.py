"""What each feature owes its client, at its edges."""

import re

import pytest

from conftest import SCREEN, needs_test_process, row
from editor import CAPABILITIES, applied, whole
from projects import needs_program
from test_framing import opened

# Methods that promise each capability, with params that are good enough for an answer.
NOWHERE = {"textDocument": {"uri": "file:///nowhere.swift"}}
PLACE = {**NOWHERE, "position": {"line": 0, "character": 0}}
SPAN = {**NOWHERE, "range": {"start": PLACE["position"], "end": PLACE["position"]}}
PROMISES = {
    ("completionProvider",): ("textDocument/completion", PLACE),
    ("completionProvider", "resolveProvider"): ("completionItem/resolve", {"label": "x"}),
    ("hoverProvider",): ("textDocument/hover", PLACE),
    ("signatureHelpProvider",): ("textDocument/signatureHelp", PLACE),
    ("declarationProvider",): ("textDocument/declaration", PLACE),
    ("definitionProvider",): ("textDocument/definition", PLACE),
    ("typeDefinitionProvider",): ("textDocument/typeDefinition", PLACE),
    ("implementationProvider",): ("textDocument/implementation", PLACE),
    ("referencesProvider",): ("textDocument/references", {**PLACE, "context": {"includeDeclaration": True}}),
    ("documentHighlightProvider",): ("textDocument/documentHighlight", PLACE),
    ("documentSymbolProvider",): ("textDocument/documentSymbol", NOWHERE),
    ("codeActionProvider",): ("textDocument/codeAction", {**SPAN, "context": {"diagnostics": []}}),
    ("codeActionProvider", "resolveProvider"): ("codeAction/resolve", {"title": "x"}),
    ("codeLensProvider",): ("textDocument/codeLens", NOWHERE),
    ("codeLensProvider", "resolveProvider"): ("codeLens/resolve", {"range": SPAN["range"]}),
    ("documentLinkProvider",): ("textDocument/documentLink", NOWHERE),
    ("colorProvider",): ("textDocument/documentColor", NOWHERE),
    ("workspaceSymbolProvider",): ("workspace/symbol", {"query": ""}),
    ("workspaceSymbolProvider", "resolveProvider"): ("workspaceSymbol/resolve", {"name": "x", "kind": 1, "location": {}}),
    ("documentFormattingProvider",): ("textDocument/formatting", {**NOWHERE, "options": {}}),
    ("documentRangeFormattingProvider",): ("textDocument/rangeFormatting", {**SPAN, "options": {}}),
    ("documentOnTypeFormattingProvider",): ("textDocument/onTypeFormatting", {**PLACE, "ch": "}", "options": {}}),
    ("renameProvider",): ("textDocument/rename", {**PLACE, "newName": "x"}),
    ("renameProvider", "prepareProvider"): ("textDocument/prepareRename", PLACE),
    ("foldingRangeProvider",): ("textDocument/foldingRange", NOWHERE),
    ("selectionRangeProvider",): ("textDocument/selectionRange", {**NOWHERE, "positions": []}),
    ("executeCommandProvider",): ("workspace/executeCommand", {"command": "x"}),
    ("callHierarchyProvider",): ("textDocument/prepareCallHierarchy", PLACE),
    ("linkedEditingRangeProvider",): ("textDocument/linkedEditingRange", PLACE),
    ("semanticTokensProvider",): ("textDocument/semanticTokens/full", NOWHERE),
    ("monikerProvider",): ("textDocument/moniker", PLACE),
    ("typeHierarchyProvider",): ("textDocument/prepareTypeHierarchy", PLACE),
    ("inlineValueProvider",): ("textDocument/inlineValue", {**SPAN, "context": {}}),
    ("inlayHintProvider",): ("textDocument/inlayHint", SPAN),
    ("inlayHintProvider", "resolveProvider"): ("inlayHint/resolve", {"position": PLACE["position"], "label": "x"}),
    ("diagnosticProvider",): ("textDocument/diagnostic", NOWHERE),
    ("diagnosticProvider", "workspaceDiagnostics"): ("workspace/diagnostic", {"previousResultIds": []}),
    ("inlineCompletionProvider",): ("textDocument/inlineCompletion", PLACE),
    ("workspace", "textDocumentContent"): ("workspace/textDocumentContent", {"uri": "x:y"}),
    ("workspace", "fileOperations", "willRename"): ("workspace/willRenameFiles", {"files": []}),
    ("textDocumentSync", "willSaveWaitUntil"): ("textDocument/willSaveWaitUntil", {**NOWHERE, "reason": 1}),
}
# What needs no request.
PLAIN = {"positionEncoding", "textDocumentSync", "workspace"}


@row("advertised-is-handled", "notebooks", "newer-requests-and-properties")
@needs_program
@pytest.mark.parametrize("capabilities", [{}, CAPABILITIES, {"textDocument": {"diagnostic": {}}}])
def test_what_is_advertised_is_handled_and_nothing_else(start, kit, capabilities):
    editor = start(kit, capabilities=capabilities)
    advertised = editor.result["capabilities"]
    assert set(advertised) - PLAIN <= {path[0] for path in PROMISES}
    for path, (method, params) in PROMISES.items():
        value = advertised
        for key in path:
            value = value.get(key) if isinstance(value, dict) else None
        answer = editor.client.answer(editor.client.start(method, params))
        if value in (None, False):
            # What an item's late half is asked with is harmless where no item has one.
            assert answer.get("error", {}).get("code") == -32601 or len(path) > 1 or method.endswith("diagnostic"), method
        else:
            assert "result" in answer, (method, answer)
    assert "notebookDocumentSync" not in advertised
    assert advertised["workspace"]["workspaceFolders"] == {"supported": True, "changeNotifications": True}
    assert advertised["textDocumentSync"] == {"openClose": True, "change": 2, "save": {"includeText": False}}


@row("unknown-fields", "newer-requests-and-properties")
@needs_program
def test_unknown_properties_and_values_are_passed_over(start, kit):
    newer = {
        "workspace": {"foldingRange": {"refreshSupport": True}, "textDocumentContent": {}, "future": [1]},
        "textDocument": {
            "inlineCompletion": {},
            "diagnostic": {"markupMessageSupport": True},
            "codeAction": {
                "documentationSupport": True,
                "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["future"]}},
                "tagSupport": {"valueSet": [1, 99]},
            },
            "completion": {"completionList": {"applyKindSupport": True}, "completionItem": {"tagSupport": {"valueSet": [77]}}},
        },
        "experimental": {"anything": None},
    }
    editor = start(kit, capabilities=newer, future={"a": 1}, trace="deafening", locale=5, clientInfo="a string")
    uri = editor.open(kit / "Screen.swift")
    span = {**whole(editor, uri), "future": True}
    context = {"diagnostics": [{"range": span, "message": "x", "severity": 9, "tags": ["new"]}], "triggerKind": 99, "only": ["future", "quickfix"]}
    params = {"textDocument": {"uri": uri, "version": "new"}, "range": span, "context": context, "future": 1}
    assert editor.client.request("textDocument/codeAction", params)
    place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}, "context": {"triggerKind": 44, "triggerCharacter": 5}}
    editor.client.request("textDocument/completion", place)
    editor.client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": 17}]})
    editor.client.notify("notebookDocument/didOpen", {"notebookDocument": {}})
    assert len(editor.diagnostics(uri)) == 1


@row("completion")
@needs_program
def test_completion_edits_stay_on_the_line_of_the_caret(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    for before, after in (("", ""), ("du", ""), ("du", "sk"), ("", "dusk")):
        editor.write(uri, f"import SwiftUI\n\nlet a: Color = .{before}{after}\n")
        caret = {"line": 2, "character": 16 + len(before)}
        found = editor.client.request("textDocument/completion", {"textDocument": {"uri": uri}, "position": caret})
        item = next(item for item in found["items"] if "dusk" in item["label"])
        span = item["textEdit"]["range"]
        assert span["start"]["line"] == span["end"]["line"] == 2
        assert span["start"]["character"] <= caret["character"] <= span["end"]["character"]
        # The client matches what is typed with the label, or with what stands in its place.
        typed = editor.texts[uri].split("\n")[2][span["start"]["character"] : caret["character"]]
        assert item.get("filterText", item["label"]).startswith(typed)
        assert "commitCharacters" not in item and "commitCharacters" not in found
        for edit in item.get("additionalTextEdits", []):
            assert edit["range"]["end"]["line"] < 2
        assert "Color = .dusk\n" in applied(editor.texts[uri], [item["textEdit"]]) or after == "sk"


@row("completion")
@needs_test_process
def test_completion_says_no_more_than_the_client_knows(raw, folder):
    def item(capabilities):
        client.initialize(folder, capabilities={"textDocument": {"completion": capabilities}})
        uri = opened(client, folder, "use red")
        place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 6}}
        return client.request("textDocument/completion", place)

    from raw_client import RawClient

    from conftest import server_command

    expectations = [
        ({}, lambda item: set(item) == {"label", "kind", "detail", "documentation", "sortText", "textEdit", "additionalTextEdits", "data"}),
        ({"completionItem": {"snippetSupport": True}}, lambda item: item["insertTextFormat"] == 2 and "${1:x}" in item["textEdit"]["newText"]),
        ({"completionItem": {"deprecatedSupport": True}}, lambda item: item["deprecated"] is True and "tags" not in item),
        ({"completionItem": {"deprecatedSupport": True, "tagSupport": {"valueSet": [1]}}}, lambda item: item["tags"] == [1] and "deprecated" not in item),
        ({"completionItem": {"insertReplaceSupport": True}}, lambda item: item["textEdit"]["insert"]["end"]["character"] == 6 and item["textEdit"]["replace"]["end"]["character"] == 7),
        ({"completionItem": {"labelDetailsSupport": True}}, lambda item: item["labelDetails"] == {"description": "#000000"}),
        ({"completionItem": {"documentationFormat": ["plaintext", "markdown"]}}, lambda item: item["documentation"] == {"kind": "plaintext", "value": "red"}),
        ({"completionItem": {"documentationFormat": ["markdown"]}}, lambda item: item["documentation"]["kind"] == "markdown"),
        ({"completionList": {"itemDefaults": ["editRange"]}}, lambda item: "textEdit" not in item and item["textEditText"] == "red"),
        ({"completionList": {"itemDefaults": ["data"]}}, lambda item: "textEdit" in item),
    ]
    for capabilities, holds in expectations:
        client = RawClient(server_command())
        try:
            found = item(capabilities)
            assert found["isIncomplete"] is True
            assert holds(found["items"][0]), (capabilities, found["items"][0])
            assert ("itemDefaults" in found) == ("editRange" in str(capabilities))
            ranks = [item["sortText"] for item in found["items"]]
            assert ranks == sorted(ranks)
        finally:
            client.kill()


@row("hover")
@needs_program
@pytest.mark.parametrize(
    "formats, kind", [(None, "plaintext"), ([], "plaintext"), (["plaintext", "markdown"], "plaintext"), (["markdown"], "markdown"), (["asciidoc", "markdown"], "markdown")]
)
def test_hover_speaks_the_clients_format(start, kit, formats, kind):
    capabilities = {"textDocument": {"hover": {} if formats is None else {"contentFormat": formats}}}
    (kit / "Design" / "Palette.swift").write_text(
        "import SwiftUI\nextension Color {\n  /// Not *for* [text](x) <b>or</b> `a|b`.\n  static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)\n}\n"
    )
    editor = start(kit, capabilities=capabilities)
    uri = editor.open(kit / "Design" / "Palette.swift")
    editor.client.request("workspace/symbol", {"query": "ink"})
    hover = editor.at("textDocument/hover", uri, "ink", 1)
    assert hover["contents"]["kind"] == kind
    assert hover["range"] == {"start": {"line": 3, "character": 13}, "end": {"line": 3, "character": 16}}
    text = hover["contents"]["value"]
    assert "#1A334D" in text
    if kind == "markdown":
        assert "Not \\*for\\* \\[text\\]" in text and "\\<b\\>" in text
    else:
        assert "Not *for* [text](x) <b>or</b>" in text
    assert editor.at("textDocument/hover", uri, "import") is None
    assert editor.at("textDocument/hover", uri, "Not *for*") is None


@row("hover")
@needs_program
@pytest.mark.parametrize(
    "general, name, draws",
    [
        ({"markdown": {"parser": "marked", "version": "1.1.0"}}, "Visual Studio Code", True),
        ({"markdown": {"parser": "marked", "version": "4.0.10"}}, "coc.nvim", False),
        ({"markdown": {"parser": "Python-Markdown", "allowedTags": ["img"]}}, "Sublime Text LSP", False),
        ({"positionEncodings": ["utf-8"]}, "Neovim", False),
    ],
)
def test_pictures_go_to_clients_that_draw_them(start, kit, general, name, draws):
    completion = {"completionItem": {"documentationFormat": ["markdown"]}}
    capabilities = {"general": general, "textDocument": {"hover": {"contentFormat": ["markdown"]}, "completion": completion}}
    editor = start(kit, capabilities=capabilities, clientInfo={"name": name})
    uri = editor.open(kit / "Screen.swift")
    palette = editor.open(kit / "Design" / "Palette.swift")
    editor.client.request("workspace/symbol", {"query": "ink"})
    texts = [editor.at("textDocument/hover", palette, "ink", 1), editor.at("textDocument/hover", uri, "Color(red", 1)]
    editor.write(uri, "import SwiftUI\nlet a: Color = .\n")
    found = editor.at("textDocument/completion", uri, "= .", 3)["items"]
    item = next(item for item in found if "ink" in item["label"])
    for text in [hover["contents"]["value"] for hover in texts] + [
        editor.client.request("completionItem/resolve", item)["documentation"]["value"]
    ]:
        assert ("data:image" in text) == draws
        # The value is there in words for everybody.
        assert re.search("#[0-9A-F]{6}", text)


@row("hover")
@needs_program
def test_conditions_read_well(start, kit):
    (kit / "Design" / "Palette.swift").write_text(
        """import UIKit
enum Palette {
  static var paper: UIColor {
    if #available(iOS 13.0, *) { return UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    return UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  }
}
"""
    )
    editor = start(kit)
    uri = editor.open(kit / "Design" / "Palette.swift")
    editor.client.request("workspace/symbol", {"query": "paper"})
    text = editor.at("textDocument/hover", uri, "paper", 1)["contents"]["value"]
    assert "before iOS 13 |" in text and "olderThan" not in text and "*, " not in text


@row("definition-and-references")
@needs_program
@pytest.mark.parametrize("links", [True, False])
def test_definitions_are_links_where_the_client_knows_them(start, kit, links):
    editor = start(kit, capabilities={"textDocument": {"definition": {"linkSupport": links}}})
    uri = editor.open(kit / "Screen.swift", "import SwiftUI\nlet a = Color.dusk\n")
    editor.client.request("workspace/symbol", {"query": "ink"})
    [found] = editor.at("textDocument/definition", uri, "dusk", 1)
    palette = (kit / "Design" / "Palette.swift").as_uri()
    name = {"start": {"line": 5, "character": 13}, "end": {"line": 5, "character": 17}}
    if links:
        assert (found["targetUri"], found["targetSelectionRange"]) == (palette, name)
        assert found["originSelectionRange"]["start"]["line"] == 1
        assert found["targetRange"]["start"]["character"] <= 13 and found["targetRange"]["end"]["character"] >= 17
    else:
        assert found == {"uri": palette, "range": name}


@row("definition-and-references", "partial-results")
@needs_program
def test_references_are_in_order_without_repeats_and_in_parts(start, kit):
    for index in range(300):
        (kit / f"View{index:03}.swift").write_text("import SwiftUI\nlet a = Color.dusk\n")
    editor = start(kit)
    uri = editor.open(kit / "Design" / "Palette.swift")
    editor.diagnostics(uri)

    def references(**params):
        return editor.at("textDocument/references", uri, "dusk", 1, **params)

    everything = references(context={"includeDeclaration": True})
    assert references(context={"includeDeclaration": True}) == everything
    assert references(context={"includeDeclaration": False}) == everything[1:]
    assert len(everything) == 301 and len({str(item) for item in everything}) == 301
    assert [item["uri"] for item in everything[1:]] == sorted(item["uri"] for item in everything[1:])
    assert references(context={"includeDeclaration": True}, partialResultToken=1, workDoneToken="w") == []
    told = editor.client.heard("$/progress")
    assert [item for params in told if params["token"] == 1 for item in params["value"]] == everything
    assert [params["value"]["kind"] for params in told if params["token"] == "w"] == ["begin", "end"]


@row("code-actions")
@needs_program
@pytest.mark.parametrize(
    "only, kinds",
    [
        (None, {"quickfix"}),
        ([], set()),
        (["quickfix"], {"quickfix"}),
        ([""], {"quickfix", "source.fixAll.parlance"}),
        (["source"], {"source.fixAll.parlance"}),
        (["source.fixAll"], {"source.fixAll.parlance"}),
        (["source.fixAll.parlance"], {"source.fixAll.parlance"}),
        (["source.fixAll.other"], set()),
        (["source.fix"], set()),
        (["refactor", "quickfix"], {"quickfix"}),
    ],
)
def test_actions_are_of_the_kinds_that_are_asked_for(start, kit, only, kinds):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    context = {} if only is None else {"only": only}
    editor.diagnostics(uri)
    assert {action["kind"] for action in editor.actions(uri, whole(editor, uri), **context)} == kinds


@row("code-actions")
@needs_program
def test_diagnostics_of_others_and_of_before_are_no_trouble(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    [finding] = editor.diagnostics(uri)
    empty = {"start": finding["range"]["start"], "end": finding["range"]["start"]}
    stale = {**finding, "range": {"start": {"line": 900, "character": 9}, "end": {"line": 901, "character": 0}}}
    foreign = {"range": empty, "message": "from elsewhere", "source": "sourcekitd", "code": 17, "data": [1]}
    expected = [action["title"] for action in editor.actions(uri, finding["range"])]
    for diagnostics in ([finding], [stale], [foreign], [{"range": empty}], []):
        for span in (finding["range"], empty):
            assert [action["title"] for action in editor.actions(uri, span, diagnostics=diagnostics)] == expected


@row("code-actions")
@needs_program
@pytest.mark.parametrize("document_changes", [True, False])
def test_edits_come_in_the_form_that_the_client_takes(start, kit, document_changes):
    capabilities = {**CAPABILITIES, "workspace": {"workspaceEdit": {"documentChanges": document_changes}}}
    editor = start(kit, capabilities=capabilities)
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    for action in editor.actions(uri, whole(editor, uri)):
        if document_changes:
            [change] = action["edit"]["documentChanges"]
            assert "changes" not in action["edit"] and change["textDocument"] == {"uri": uri, "version": 1}
        else:
            assert list(action["edit"]) == ["changes"] and list(action["edit"]["changes"]) == [uri]


@row("code-actions")
@needs_program
def test_a_client_without_literals_gets_no_more_than_commands(start, kit):
    editor = start(kit, capabilities={"textDocument": {"diagnostic": {}}})
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    for action in editor.actions(uri, whole(editor, uri)):
        assert isinstance(action["command"], str)


def turning_off(editor, uri, rule="raw-color"):
    actions = editor.actions(uri, whole(editor, uri))
    return [action for action in actions if action["title"].startswith(f"Turn '{rule}' off")]


@row("code-actions")
@needs_program
@pytest.mark.parametrize("operations", [None, [], ["rename"], ["create", "delete"]])
def test_a_rule_is_turned_off_in_a_new_configuration(start, kit, operations):
    edits = {"documentChanges": True, **({} if operations is None else {"resourceOperations": operations})}
    capabilities = {**CAPABILITIES, "workspace": {"workspaceEdit": edits, "diagnostics": {"refreshSupport": True}}}
    editor = start(kit, capabilities=capabilities)
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    found = turning_off(editor, uri)
    if not operations or "create" not in operations:
        assert found == []
        return
    configuration = kit / ".parlance.json"
    create, change = found[0]["edit"]["documentChanges"]
    assert create == {"kind": "create", "uri": configuration.as_uri()}
    assert change["textDocument"] == {"uri": configuration.as_uri(), "version": None}
    assert found[0]["title"] == "Turn 'raw-color' off in a new .parlance.json"
    configuration.write_text(applied("", change["edits"]))
    editor.touched(configuration, 1)
    assert editor.diagnostics_when(uri, lambda items: not items) == []


@row("code-actions", "buffers-beat-the-disk")
@needs_program
def test_a_rule_is_turned_off_in_the_configurations_buffer(start, kit):
    configuration = kit / ".parlance.json"
    configuration.write_text("{}")
    editor = start(kit, capabilities={**CAPABILITIES, "workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": ["create"]}}})
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    buffer = editor.open(configuration)
    editor.write(buffer, '{\n  // for now\n  "rules": {\n    "raw-font": "off"\n  }\n}\n')
    # Whatever is known of the new text: the edit is meant for it.
    [action] = turning_off(editor, uri)
    [change] = action["edit"]["documentChanges"]
    assert change["textDocument"] == {"uri": buffer, "version": 2}
    editor.write(buffer, applied(editor.texts[buffer], change["edits"]))
    assert '"raw-color": "off"' in editor.texts[buffer] and "// for now" in editor.texts[buffer]
    assert editor.diagnostics_when(uri, lambda items: not items) == []
    # What can't be read can't be changed.
    editor.write(buffer, '{ "rules": {')
    editor.write(uri, editor.texts[uri] + "\n")
    assert turning_off(editor, uri) == []
    # A buffer that was never saved is none to be made.
    configuration.unlink()
    editor.write(buffer, "{}")
    editor.diagnostics_when(uri, lambda items: items)
    [action] = turning_off(editor, uri)
    assert [change["textDocument"]["version"] for change in action["edit"]["documentChanges"]] == [editor.versions[buffer]]


@row("code-actions", "edits-are-apart")
@needs_test_process
@pytest.mark.parametrize("resolves", [True, False])
def test_actions_say_what_the_client_knows(raw, folder, resolves):
    known = {
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}},
        "isPreferredSupport": True,
        "disabledSupport": True,
        "honorsChangeAnnotations": True,
        **({"dataSupport": True, "resolveSupport": {"properties": ["edit"]}} if resolves else {}),
    }
    workspace = {"workspaceEdit": {"documentChanges": True, "changeAnnotationSupport": {}}}
    raw.initialize(folder, capabilities={"textDocument": {"codeAction": known}, "workspace": workspace})
    uri = opened(raw, folder, "red")
    span = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 3}}
    params = {"textDocument": {"uri": uri}, "range": span, "context": {"diagnostics": [], "only": ["quickfix", "source"]}}
    actions = {action["title"]: action for action in raw.request("textDocument/codeAction", params)}
    assert actions["Shout 'red'"]["isPreferred"] is True
    assert actions["Whisper"]["disabled"] == {"reason": "it is quiet already"}
    assert actions["Echo"]["command"]["command"] == "words.echo"
    later = actions["Shout all"]
    assert ("data" in later, "edit" in later) == (resolves, not resolves)
    if resolves:
        later = raw.request("codeAction/resolve", later)
    [annotation] = later["edit"]["changeAnnotations"]
    for change in later["edit"]["documentChanges"]:
        assert {edit["annotationId"] for edit in change["edits"]} == {annotation}


@row("edits-are-apart")
@needs_program
def test_no_two_edits_of_an_action_overlap(start, kit):
    (kit / "Screen.swift").write_text(SCREEN + SCREEN.replace("struct Screen", "struct Other").replace("import SwiftUI", ""))
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    actions = editor.actions(uri, whole(editor, uri), only=["source", "quickfix"])
    assert len([action for action in actions if action["kind"].startswith("source")]) == 1
    for action in actions:
        for change in action["edit"]["documentChanges"]:
            if change["textDocument"]["uri"] != uri:
                continue
            spans = sorted(
                tuple((edit["range"][end]["line"], edit["range"][end]["character"]) for end in ("start", "end"))
                for edit in change["edits"]
            )
            assert all(first[1] <= second[0] for first, second in zip(spans, spans[1:]))


@row("colours")
@needs_program
def test_colours_stay_in_their_bounds(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    [colour] = editor.client.request("textDocument/documentColor", {"textDocument": {"uri": uri}})
    assert all(0 <= part <= 1 for part in colour["color"].values())
    for parts in ((0, 0, 0, 0), (1, 1, 1, 1), (-3, 9, 0.5, 2), (1e300, -1e300, 0, 1), (0.3333333, 0.1, 0.9999999, 0.5)):
        color = dict(zip(("red", "green", "blue", "alpha"), parts))
        params = {"textDocument": {"uri": uri}, "color": color, "range": colour["range"]}
        presentations = editor.client.request("textDocument/colorPresentation", params)
        assert presentations
        for presentation in presentations:
            assert presentation["label"]
            assert presentation["textEdit"]["range"] == colour["range"]
    # A place that holds no colour any more.
    params["range"] = {"start": {"line": 500, "character": 0}, "end": {"line": 400, "character": 3}}
    editor.client.request("textDocument/colorPresentation", params)


@row("inlay-hints")
@needs_program
@pytest.mark.parametrize("late", [True, False])
def test_hints_stay_in_the_range_that_is_asked_for(start, kit, late):
    resolve = {"resolveSupport": {"properties": ["tooltip"]}} if late else {}
    capabilities = {"general": {"positionEncodings": ["utf-16"]}, "textDocument": {"inlayHint": resolve}}
    editor = start(kit, capabilities=capabilities, initializationOptions={"inlayHints": True})
    uri = editor.open(kit / "Screen.swift", "import SwiftUI\n" + "let a = /* 😀 */ Color.dusk\n" * 6)
    editor.client.request("workspace/symbol", {"query": "ink"})

    def hints(first, last):
        span = {"start": {"line": first, "character": 0}, "end": {"line": last, "character": 0}}
        return editor.client.request("textDocument/inlayHint", {"textDocument": {"uri": uri}, "range": span})

    assert [hint["position"]["line"] for hint in hints(0, 100)] == [1, 2, 3, 4, 5, 6]
    assert [hint["position"]["line"] for hint in hints(2, 4)] == [2, 3]
    assert hints(0, 1) == [] and hints(50, 60) == []
    hint = hints(2, 3)[0]
    assert hint["position"]["character"] == len("let a = /* 😀 */ Color.dusk") + 1
    assert ("tooltip" in hint) == (not late)
    assert "dusk" in str(editor.client.request("inlayHint/resolve", hint)["tooltip"])


@row("code-lenses")
@needs_program
def test_lenses_come_without_their_titles(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Design" / "Palette.swift")
    editor.diagnostics(uri)
    lenses = editor.client.request("textDocument/codeLens", {"textDocument": {"uri": uri}})
    assert [lens["range"]["start"]["line"] for lens in lenses] == [4, 5]
    assert not any("command" in lens for lens in lenses)
    assert editor.client.request("codeLens/resolve", lenses[1])["command"]["title"] == "0 uses"
    # One that isn't known comes back.
    assert editor.client.request("codeLens/resolve", {"range": lenses[0]["range"], "data": {"key": 5}})


@row("commands")
@needs_test_process
def test_commands_are_listed_checked_and_their_edits_may_be_refused(raw, folder):
    result = raw.initialize(folder, capabilities={"workspace": {"applyEdit": True}})
    assert "words.shout" in result["capabilities"]["executeCommandProvider"]["commands"]
    assert raw.error("workspace/executeCommand", {"command": "words.unknown"}) == -32602
    assert raw.error("workspace/executeCommand", {"command": "words.echo", "arguments": 7}) == -32602
    assert raw.error("workspace/executeCommand", {}) == -32602
    for answer, messages in (({"applied": True}, 0), ({"applied": False, "failureReason": "busy"}, 1), ({"applied": False}, 1), (5, 1)):
        raw.answers["workspace/applyEdit"] = answer
        raw.request("workspace/executeCommand", {"command": "words.shout"})
        raw.heard("workspace/applyEdit") or raw.next_of("workspace/applyEdit")
        raw.barrier()
        assert len(raw.heard("window/showMessage")) == messages
    assert [params["label"] for params in raw.heard("workspace/applyEdit")] == ["Shout"] * 4


@row("commands")
@needs_test_process
def test_a_client_that_applies_no_edits_gets_an_error(raw, folder):
    raw.initialize(folder)
    assert raw.error("workspace/executeCommand", {"command": "words.shout"}) == -32803
