"""How requests are answered: once, in order, with an error where there is no result."""

import pytest

from conftest import RAW, needs_test_process, row
from projects import needs_program
from test_framing import opened


def wait(raw):
    """Starts a request that runs until it is cancelled."""
    return raw.start("workspace/executeCommand", {"command": "words.wait"})


@row("cancelled", "answered-once")
@needs_test_process
def test_a_running_request_is_cancelled(raw, folder):
    raw.initialize(folder)
    id = wait(raw)
    # Requests on the session's thread go on meanwhile.
    raw.barrier()
    raw.notify("$/cancelRequest", {"id": id})
    assert raw.answer(id)["error"]["code"] == -32800


@row("cancelled-early-or-twice", "answered-once")
@needs_test_process
def test_a_request_is_cancelled_before_it_begins_and_twice(raw, folder):
    raw.initialize(folder)
    first, second = wait(raw), wait(raw)
    for id in (second, second, first, first, "unknown", 10**6, None, 1.5, [1]):
        raw.notify("$/cancelRequest", {"id": id})
    codes = {message["id"]: message["error"]["code"] for message in (raw.next(), raw.next())}
    assert codes == {first: -32800, second: -32800}
    raw.notify("$/cancelRequest", {"id": first})
    raw.notify("$/cancelRequest")
    raw.barrier()


@row("cancelled", "answered-once")
@needs_program
def test_the_program_answers_what_is_cancelled(start, kit):
    client = start(kit).client
    ids = []
    for _ in range(20):
        ids.append(client.start("workspace/diagnostic", {"previousResultIds": []}))
        client.notify("$/cancelRequest", {"id": ids[-1]})
    for id in ids:
        answer = client.answer(id)
        assert "result" in answer or answer["error"]["code"] == -32800


@row("unknown-methods")
def test_unknown_methods(raw):
    raw.initialize()
    for method in ("$/unknown", "textDocument/unknown", "", "é😀"):
        assert raw.error(method) == -32601
        raw.notify(method, {"any": "thing"})
    raw.barrier()


@row("bad-params")
@needs_program
@pytest.mark.parametrize(
    "method, params, field",
    [
        ("textDocument/hover", None, "textDocument"),
        ("textDocument/hover", {"textDocument": {}}, "params.textDocument.uri"),
        ("textDocument/hover", {"textDocument": {"uri": 5}, "position": {}}, "params.textDocument.uri"),
        ("textDocument/hover", {"textDocument": {"uri": "a"}, "position": {"line": "x"}}, "params.position.line"),
        ("textDocument/hover", {"textDocument": {"uri": "a"}, "position": {"line": 1.5, "character": 0}}, "line"),
        ("textDocument/hover", {"textDocument": {"uri": "a"}, "position": {"line": 0}}, "params.position.character"),
        ("textDocument/codeAction", {"textDocument": {"uri": "a"}, "range": []}, "params.range"),
        ("textDocument/references", [1, 2], "params"),
        ("workspace/symbol", {"query": None}, "params.query"),
        ("workspace/diagnostic", {"previousResultIds": [{"uri": "a"}]}, "params.previousResultIds[0].value"),
        ("completionItem/resolve", "text", "params"),
    ],
)
def test_bad_params_are_told_with_the_field(start, kit, method, params, field):
    client = start(kit).client
    error = client.answer(client.start(method, params))["error"]
    assert error["code"] == -32602
    assert field in error["message"]
    client.barrier()


@row("bad-params")
@needs_program
def test_notifications_with_bad_params_are_logged_and_dropped(start, kit):
    client = start(kit).client
    for method in ("didOpen", "didChange", "didClose", "didSave"):
        client.notify(f"textDocument/{method}", {"textDocument": 7})
    client.notify("workspace/didChangeWatchedFiles", {"changes": 7})
    client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": 7}})
    client.barrier()
    assert len([params for params in client.heard("window/logMessage") if "was ignored" in params["message"]]) == 6
    assert not client.heard("window/showMessage")


@row("failures-are-answers", "request-failed")
@needs_test_process
def test_a_failure_is_an_answer_in_words(raw, folder):
    raw.initialize(folder)
    error = raw.answer(raw.start("workspace/executeCommand", {"command": "words.fail"}))["error"]
    assert (error["code"], error["message"]) == (-32803, "as wished")
    raw.barrier()


@row("server-cancelled", "content-modified")
@needs_test_process
def test_an_edit_overtakes_what_is_made_of_its_document(raw, folder):
    raw.initialize(folder, capabilities={"textDocument": {"diagnostic": {}}})
    uri = opened(raw, folder, "SLOW red")
    document = {"textDocument": {"uri": uri}}
    pulled = raw.start("textDocument/diagnostic", document)
    lenses = raw.start("textDocument/codeLens", document)
    place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 6}}
    # What is typed isn't overtaken: it is answered at once.
    assert raw.request("textDocument/completion", place)["items"]
    raw.notify(
        "textDocument/didChange",
        {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": "red"}]},
    )
    first, second = raw.answer(pulled)["error"], raw.answer(lenses)["error"]
    assert (first["code"], first["data"]) == (-32802, {"retriggerRequest": True})
    assert second["code"] == -32801
    assert len(raw.request("textDocument/diagnostic", document)["items"]) == 1


@row("order")
@needs_program
def test_a_request_sees_all_edits_before_it(start, kit):
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", "")
    editor.diagnostics(uri)
    ids = []
    for count in range(1, 30):
        editor.write(uri, "import SwiftUI\n" + f"let tone{count} = {RAW}\n" * count)
        ids.append(editor.client.start("textDocument/documentColor", {"textDocument": {"uri": uri}}))
    for count, id in enumerate(ids, 1):
        assert len(editor.client.answer(id)["result"]) == count


@row("typing-first")
@needs_test_process
def test_what_is_typed_goes_before_what_takes_long(raw, folder):
    raw.initialize(folder)
    uri = opened(raw, folder, "red")
    long = [wait(raw), raw.start("textDocument/references", {
        "textDocument": {"uri": uri},
        "position": {"line": 0, "character": 1},
        "context": {"includeDeclaration": True},
    })]
    place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 1}}
    for method in ("completion", "hover", "documentSymbol"):
        id = raw.start(f"textDocument/{method}", place)
        assert raw.next_answer()["id"] == id
    raw.notify("$/cancelRequest", {"id": long[0]})
    assert "error" in raw.answer(long[0]) and raw.answer(long[1])["result"]


@row("closed-documents")
@needs_program
def test_requests_about_documents_that_nobody_opened(start, kit, tmp_path):
    editor = start(kit)
    closed = (kit / "Design" / "Palette.swift").as_uri()
    palette = {"textDocument": {"uri": closed}, "position": {"line": 4, "character": 14}}
    editor.diagnostics(closed)
    assert "ink" in editor.client.request("textDocument/hover", palette)["contents"]["value"]
    (tmp_path / "Outside.swift").write_text(f"let tone = {RAW}\n")
    for uri in (
        (kit / "Missing.swift").as_uri(),
        (tmp_path / "Outside.swift").as_uri(),
        kit.as_uri(),
        "untitled:Untitled-1",
        "file:///%00",
        "file://elsewhere/a.swift",
        "",
        "not a URI",
        "file:///" + "a/" * 5000,
    ):
        place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}}
        span = {"textDocument": {"uri": uri}, "range": {"start": place["position"], "end": place["position"]}}
        assert editor.client.request("textDocument/hover", place) is None
        assert editor.client.request("textDocument/completion", place)["items"] == []
        assert editor.client.request("textDocument/definition", place) == []
        assert editor.client.request("textDocument/codeAction", {**span, "context": {"diagnostics": []}}) == []
        assert editor.client.request("textDocument/documentColor", {"textDocument": {"uri": uri}}) == []
        assert editor.client.request("textDocument/inlayHint", span) == []
        assert editor.client.request("textDocument/codeLens", {"textDocument": {"uri": uri}}) == []
        assert editor.diagnostics(uri) == []


@row("answers-of-the-client")
@needs_program
def test_refused_late_and_missing_answers_of_the_client(start, kit):
    capabilities = {
        "workspace": {
            "configuration": True,
            "didChangeConfiguration": {"dynamicRegistration": True},
            "didChangeWatchedFiles": {"dynamicRegistration": True},
            "diagnostics": {"refreshSupport": True},
        },
        "window": {"workDoneProgress": True},
        "textDocument": {"diagnostic": {}},
    }
    editor = start(kit, capabilities=capabilities)
    client = editor.client
    client.answers.clear()
    client.barrier()
    asked = [message for message in client.received if "method" in message and "id" in message]
    assert {message["method"] for message in asked} >= {"workspace/configuration", "client/registerCapability"}
    for index, message in enumerate(asked):
        reply = [
            {"error": {"code": -32601, "message": "never heard of it"}},
            {"result": "of another type"},
            {"error": "no error at all"},
            {"result": None, "error": None},
        ][index % 4]
        client.send({"jsonrpc": "2.0", "id": message["id"], **reply})
        # Once more, when nobody waits for it.
        client.send({"jsonrpc": "2.0", "id": message["id"], "result": None})
    client.send({"jsonrpc": "2.0", "id": 4711, "result": None})
    client.send({"jsonrpc": "2.0", "id": "4711", "error": {"code": 1, "message": "x"}})
    client.send({"jsonrpc": "2.0", "id": None, "error": {"code": 1, "message": "x"}})
    uri = editor.open(kit / "Screen.swift")
    assert [item["code"] for item in editor.diagnostics(uri)] == ["raw-color"]
