"""How diagnostics reach a client: by the way it knows, with what it can show."""

import pytest

from conftest import RAW, needs_test_process, row
from editor import CAPABILITIES
from projects import needs_program
from test_framing import opened

PULLING = {"textDocument": {"diagnostic": {}}}


def pushed(raw, uri, count=1):
    """The next so many publications for a document."""
    return [
        raw.next_of("textDocument/publishDiagnostics", lambda params: params["uri"] == uri)["diagnostics"]
        for _ in range(count)
    ]


@row("pushed-or-pulled")
@needs_program
@pytest.mark.parametrize(
    "capabilities, pulls",
    [
        ({}, False),
        ({"textDocument": {"publishDiagnostics": {}}}, False),
        (PULLING, True),
        # A client that can't be told to ask again is better off with what comes by itself.
        ({"textDocument": {"diagnostic": {}, "publishDiagnostics": {}}}, False),
        (CAPABILITIES, True),
    ],
)
def test_a_client_gets_diagnostics_by_one_way(start, kit, capabilities, pulls):
    editor = start(kit, capabilities=capabilities)
    assert ("diagnosticProvider" in editor.result["capabilities"]) == pulls
    uri = editor.open(kit / "Screen.swift")
    if pulls:
        assert len(editor.diagnostics(uri)) == 1
        editor.write(uri, editor.texts[uri] + "\n")
        editor.diagnostics(uri)
        editor.client.barrier()
        assert not editor.client.heard("textDocument/publishDiagnostics")
    else:
        assert len(pushed(editor.client, uri)[0]) == 1


@row("pushing-replaces")
@needs_test_process
@pytest.mark.parametrize("versions", [True, False])
def test_what_is_pushed_replaces_what_was(raw, folder, versions):
    raw.initialize(folder, capabilities={"textDocument": {"publishDiagnostics": {"versionSupport": versions}}})
    uri = opened(raw, folder, "red blue")
    for version, text, count in ((2, "red", 1), (3, "nothing", 0), (4, "blue red blue", 3)):
        raw.barrier()
        params = {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]}
        raw.notify("textDocument/didChange", params)
        told = raw.next_of("textDocument/publishDiagnostics", lambda params: len(params["diagnostics"]) == count)
        assert told.get("version") == (version if versions else None)


@row("no-older-after-newer")
@needs_test_process
def test_an_older_pass_never_comes_late(raw, folder):
    raw.initialize(folder, capabilities={"textDocument": {"publishDiagnostics": {"versionSupport": True}}})
    uri = opened(raw, folder, "SLOW red")
    raw.barrier()
    for version in range(2, 40):
        text = "SLOW red" if version % 2 else "red " * version
        params = {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]}
        raw.notify("textDocument/didChange", params)
        if version % 5 == 0:
            raw.barrier()
    params = {"textDocument": {"uri": uri, "version": 40}, "contentChanges": [{"text": "red " * 40}]}
    raw.notify("textDocument/didChange", params)
    raw.next_of("textDocument/publishDiagnostics", lambda params: params["version"] == 40)
    raw.barrier()
    versions = [params["version"] for params in raw.heard("textDocument/publishDiagnostics")]
    assert versions == sorted(versions)


@row("unchanged-reports")
@needs_program
def test_what_the_client_has_is_unchanged_until_something_changes(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")

    def report(previous=None):
        params = {"textDocument": {"uri": uri}, "previousResultId": previous}
        return editor.client.request("textDocument/diagnostic", params)

    # What is read anew just after the start may come in between.
    editor.client.wait_until(lambda: report(report()["resultId"])["kind"] == "unchanged")
    first = report()
    assert first["kind"] == "full"
    assert report("something else")["kind"] == "full"
    editor.type(uri, 0, 0, " ")
    second = report(first["resultId"])
    assert second["kind"] == "full" and second["resultId"] != first["resultId"]
    # What other files say counts too.
    (kit / ".parlance.json").write_text('{ "rules": { "raw-color": "error" } }')
    editor.touched(kit / ".parlance.json", 1)
    editor.client.wait_until(lambda: report()["items"][0]["severity"] == 1)
    assert report(second["resultId"])["kind"] == "full"


@row("related-documents")
@needs_program
@pytest.mark.parametrize("supported", [True, False])
def test_a_broken_token_file_is_told_beside_a_documents_report(start, kit, supported):
    tokens = kit / "Brand.tokens.json"
    tokens.write_text('{ "brand": { "$value": ')
    capabilities = {**PULLING, "textDocument": {"diagnostic": {"relatedDocumentSupport": supported}}}
    editor = start(kit, capabilities=capabilities)
    uri = editor.open(kit / "Screen.swift")
    report = editor.client.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    if not supported:
        assert "relatedDocuments" not in report
        return
    [related] = report["relatedDocuments"].values()
    assert list(report["relatedDocuments"]) == [tokens.as_uri()]
    assert [item["source"] for item in related["items"]] == ["parlance"]
    # Repaired, it is taken back.
    tokens.write_text("{}")
    editor.touched(tokens)

    def items():
        report = editor.client.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
        return report["relatedDocuments"][tokens.as_uri()]["items"]

    editor.client.wait_until(lambda: items() == [])


@row("workspace-diagnostics", "unchanged-reports")
@needs_program
def test_the_workspaces_reports(start, kit, tmp_path):
    (kit / "Second.swift").write_text(f"import SwiftUI\nlet a = {RAW}\n")
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    items = editor.client.request("workspace/diagnostic", {"previousResultIds": []})["items"]
    assert {item["uri"].rsplit("/")[-1]: item["version"] for item in items} == {
        "Palette.swift": None, "Screen.swift": 1, "Second.swift": None,
    }
    assert uri in [item["uri"] for item in items]
    gone = {"uri": (tmp_path / "Gone.swift").as_uri(), "value": "old"}

    def again():
        items = editor.client.request("workspace/diagnostic", {"previousResultIds": []})["items"]
        known = [{"uri": item["uri"], "value": item["resultId"]} for item in items]
        return editor.client.request("workspace/diagnostic", {"previousResultIds": known + [gone]})["items"]

    # What is read anew just after the start may come in between.
    editor.client.wait_until(lambda: [item["kind"] for item in again()] == ["unchanged"] * 3 + ["full"])
    assert (again()[3]["uri"], again()[3]["items"]) == (gone["uri"], [])
    # Shutting down answers what still runs.
    ids = [editor.client.start("workspace/diagnostic", {"previousResultIds": []}) for _ in range(5)]
    editor.client.request("shutdown")
    assert editor.client.answered >= {repr(id) for id in ids}


@row("partial-results", "progress-of-requests", "workspace-diagnostics")
@needs_program
def test_parts_and_progress_come_on_the_tokens_of_a_request(start, kit):
    for index in range(80):
        (kit / f"View{index}.swift").write_text(f"import SwiftUI\nlet a = {RAW}\n")
    editor = start(kit)
    params = {"previousResultIds": [], "partialResultToken": "parts", "workDoneToken": 7}
    assert editor.client.request("workspace/diagnostic", params) == {"items": []}
    told = editor.client.heard("$/progress")
    parts = [item for params in told if params["token"] == "parts" for item in params["value"]["items"]]
    assert len(parts) == 82 and len({item["uri"] for item in parts}) == 82
    steps = [params["value"] for params in told if params["token"] == 7]
    assert [step["kind"] for step in (steps[0], steps[-1])] == ["begin", "end"]
    assert {step["kind"] for step in steps[1:-1]} == {"report"}
    shares = [step["percentage"] for step in steps[1:-1]]
    assert shares == sorted(shares) and 0 <= shares[0] <= shares[-1] <= 100
    # No token is used after the answer, nor announced before.
    editor.client.barrier()
    assert editor.client.heard("$/progress") == told
    assert not [message for message in editor.client.received if message.get("method") == "window/workDoneProgress/create"]


@row("refreshing")
@needs_program
@pytest.mark.parametrize("supported", [True, False])
def test_the_client_is_told_to_ask_again_if_it_knows_how(start, kit, supported):
    refresh = {"refreshSupport": supported}
    capabilities = {**PULLING, "workspace": {"diagnostics": refresh, "inlayHint": refresh, "codeLens": refresh}}
    editor = start(kit, capabilities=capabilities)
    methods = [f"workspace/{kind}/refresh" for kind in ("diagnostic", "inlayHint", "codeLens")]
    for method in methods:
        editor.client.answers[method] = None
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    (kit / "Design" / "Palette.swift").write_text("import SwiftUI\nextension Color { static let a = Color(red: 1, green: 0.5, blue: 0) }\n")
    editor.touched(kit / "Design" / "Palette.swift")
    editor.client.wait_until(lambda: not editor.client.request("workspace/symbol", {"query": "dusk"}))
    if supported:
        for method in methods:
            editor.client.heard(method) or editor.client.next_of(method)
    else:
        editor.client.barrier()
        assert not [params for method in methods for params in editor.client.heard(method)]


@row("known-properties-only", "related-information", "plain-messages")
@needs_program
def test_a_diagnostic_says_no_more_than_the_client_knows(start, kit):
    (kit / ".parlance.json").write_text('{ "documentationURL": "https://example.com/{rule}" }')
    rich = {
        "relatedInformation": True,
        "codeDescriptionSupport": True,
        "dataSupport": True,
        "tagSupport": {"valueSet": [1, 2]},
        "markupMessageSupport": True,
    }
    for known, properties in (
        ({}, set()),
        ({"relatedInformation": True}, {"relatedInformation"}),
        ({"codeDescriptionSupport": True}, {"codeDescription"}),
        ({"dataSupport": True}, {"data"}),
        (rich, {"relatedInformation", "codeDescription", "data"}),
    ):
        editor = start(kit, capabilities={"textDocument": {"diagnostic": known}})
        [item] = editor.diagnostics(editor.open(kit / "Screen.swift"))
        assert set(item) == {"range", "severity", "code", "source", "message"} | properties
        assert isinstance(item["message"], str) and "`" not in item["message"]
        if known == rich:
            assert item["codeDescription"] == {"href": "https://example.com/raw-color"}
            related = item["relatedInformation"][0]
            assert related["location"]["uri"] == (kit / "Design" / "Palette.swift").as_uri()


@row("known-properties-only")
@needs_program
@pytest.mark.parametrize("known", [[], [1], [1, 2]])
def test_tags_are_those_that_the_client_knows(start, kit, known):
    (kit / "Screen.swift").write_text("import SwiftUI\n// parlance:ignore raw-color\nlet a = 1\n")
    editor = start(kit, capabilities={"textDocument": {"diagnostic": {"tagSupport": {"valueSet": known}}}})
    [item] = editor.diagnostics((kit / "Screen.swift").as_uri())
    assert item["code"] == "unused-suppression"
    assert item.get("tags") == ([1] if known else None)
