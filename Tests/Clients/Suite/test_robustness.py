"""Sessions that no editor would have: random, crowded, long."""

import os
import random

import pytest

from conftest import RAW, needs_test_process, program_command, row, server_command
from editor import CAPABILITIES, Editor
from projects import needs_program
from raw_client import RawClient
from test_documents import found, insertion
from test_editors import EDITORS, profile
from test_framing import opened


class Model:
    """A text as a client sees it: lines that end in three ways, columns in one encoding."""

    def __init__(self, text, unit):
        self.text = text
        self.unit = unit

    def offset(self, line, column):
        """Where a place is in the text, clamped as the specification wants it."""
        starts = [0]
        index = 0
        while index < len(self.text):
            if self.text[index : index + 2] == "\r\n":
                index += 1
            if self.text[index] in "\r\n":
                starts.append(index + 1)
            index += 1
        if line >= len(starts):
            return len(self.text)
        start = starts[line]
        end = start
        while end < len(self.text) and self.text[end] not in "\r\n":
            end += 1
        size = {"utf-8": 1, "utf-16": 2, "utf-32": 4}[self.unit]
        code = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}[self.unit]
        width = 0
        for place in range(start, end):
            width += len(self.text[place].encode(code)) // size
            if width > column:
                return place
        return end

    def change(self, start, end, text):
        first, last = sorted((self.offset(*start), self.offset(*end)))
        self.text = self.text[:first] + text + self.text[last:]


@row("random-edits", "all-of-unicode")
@needs_program
@pytest.mark.parametrize("unit", ["utf-8", "utf-16", "utf-32"])
def test_random_edits_follow_a_simple_model(start, kit, unit):
    generator = random.Random(unit)
    editor = start(kit, capabilities={**CAPABILITIES, "general": {"positionEncodings": [unit]}})
    uri = editor.open(kit / "Screen.swift", "")
    model = Model("", unit)
    pieces = ["a", "é", "日", "😀", "e\u0301", "\n", "\r", "\r\n", " ", "x" * 30, "\u2028", "\ufeff", "", "👩‍👩‍👧"]
    for _ in range(60):
        changes = []
        for _ in range(generator.randrange(1, 6)):
            places = [
                (generator.choice([0, 1, 2, 3, 5, 9, 10**6]), generator.choice([0, 1, 2, 3, 7, 20, 10**9]))
                for _ in range(2)
            ]
            text = "".join(generator.choice(pieces) for _ in range(generator.randrange(6)))
            start_at, end_at = places if generator.random() < 0.2 else sorted(places)
            changes.append(insertion(*start_at, text, end_at))
            model.change(start_at, end_at, text)
        if generator.random() < 0.1:
            model.text = "whole 😀\r\n" * 3
            changes.append({"text": model.text})
        editor.change(uri, *changes)
        # What is behind the end of the text tells where the end is.
        probe = f"\nlet probe = {RAW}"
        editor.change(uri, insertion(10**6, 0, probe))
        [place] = found(editor, uri)
        model.text += probe
        line = len(model.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")) - 1
        assert place[:2] == (line, 12)
        first = model.offset(line, 0) - 1
        editor.change(uri, {"text": model.text[:first]})
        model.text = model.text[:first]
    # The whole text, through the words that stand in it.
    expected = model.text + f"\r\nlet a = {RAW}"
    editor.change(uri, insertion(10**6, 0, f"\r\nlet a = {RAW}"))
    lines = expected.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert [place[0] for place in found(editor, uri)] == [len(lines) - 1]


@row("cancelled-at-random", "answered-once")
@needs_test_process
def test_requests_are_cancelled_at_random(raw, folder):
    generator = random.Random(11)
    raw.initialize(folder)
    uri = opened(raw, folder, "red blue " * 10)
    place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 1}}
    open_ids = []
    for _ in range(1500):
        method = generator.choice(["completion", "hover", "references", "codeLens", "documentSymbol"])
        context = {"context": {"includeDeclaration": True}} if method == "references" else {}
        open_ids.append(raw.start(f"textDocument/{method}", {**place, **context}))
        if generator.random() < 0.5:
            raw.notify("$/cancelRequest", {"id": generator.choice(open_ids)})
        if len(open_ids) > 50:
            settle(raw, open_ids)
    settle(raw, open_ids)


def settle(raw, ids):
    """Each id has one answer, a result or that it was cancelled."""
    for id in ids:
        message = next((m for m in raw.received if "method" not in m and m["id"] == id), None) or raw.answer(id)
        assert "result" in message or message["error"]["code"] == -32800
    ids.clear()
    raw.received.clear()


@row("many-at-once", "order")
@needs_program
def test_two_hundred_edits_and_requests_at_once(start, kit):
    """Each answer is of a version no older than the one at its request."""
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift", "import SwiftUI\n")
    editor.diagnostics(uri)
    generator = random.Random(5)
    asked = []
    for count in range(1, 201):
        editor.change(uri, insertion(count, 0, f"let a{count} = {RAW}\n"))
        method = generator.choice(["documentColor", "diagnostic", "codeLens", "inlayHint"])
        span = {"start": {"line": 0, "character": 0}, "end": {"line": 500, "character": 0}}
        id = editor.client.start(f"textDocument/{method}", {"textDocument": {"uri": uri}, "range": span})
        asked.append((id, method, count))
        if generator.random() < 0.3:
            editor.client.notify("$/cancelRequest", {"id": id})
    answers = {}
    while len(answers) < len(asked):
        message = editor.client.next_answer()
        answers[message["id"]] = message
    for id, method, count in asked:
        answer = answers[id]
        if "error" in answer:
            assert answer["error"]["code"] in (-32800, -32801, -32802)
        elif method == "documentColor":
            assert len(answer["result"]) >= count
        elif method == "diagnostic" and answer["result"]["kind"] == "full":
            assert len(answer["result"]["items"]) >= count
    assert len(found(editor, uri)) == 200
    assert len(editor.diagnostics(uri)) == 200


@row("ends-of-all-kinds", "exit-codes")
@needs_program
@pytest.mark.parametrize("moment", ["before initialize", "while it reads", "while it works"])
@pytest.mark.parametrize("ending", ["exit", "end of input", "shutdown and exit", "shutdown twice"])
def test_sessions_end_at_any_moment(kit, moment, ending):
    for index in range(50):
        (kit / f"View{index}.swift").write_text(f"import SwiftUI\nlet a = {RAW}\n" * 5)
    client = RawClient(program_command())
    try:
        if moment != "before initialize":
            client.initialize(kit, capabilities={"textDocument": {"diagnostic": {}}})
            client.start("workspace/diagnostic", {"previousResultIds": []})
        if moment == "while it works":
            client.request("workspace/symbol", {"query": "ink"})
        asked = client.start("shutdown") if "shutdown" in ending else None
        if ending == "shutdown twice":
            client.start("shutdown")
        if ending == "end of input":
            client.process.stdin.close()
        else:
            client.notify("exit")
        clean = asked is not None and moment != "before initialize"
        assert client.exit_code() == (0 if clean else 1)
    finally:
        client.kill()


def paths(value, above=()):
    """Where an object's members stand, those of inner ones too."""
    for key, inner in value.items() if isinstance(value, dict) else ():
        yield (*above, key)
        yield from paths(inner, (*above, key))


def without(value, path):
    if len(path) == 1:
        return {key: inner for key, inner in value.items() if key != path[0]}
    return {key: without(inner, path[1:]) if key == path[0] else inner for key, inner in value.items()}


@row("subsets-of-capabilities")
@needs_test_process
@pytest.mark.parametrize("editor", EDITORS)
def test_any_capability_may_be_missing(folder, editor):
    """The recorded capabilities of editors, each dropped once; whatever is said still is what the types want."""
    from protocol import CONVERTER

    full = CONVERTER.unstructure(profile(editor))
    served = {"general", "window", "workspace", "textDocument"}
    wanted = [path for path in paths(full) if path[0] in served and len(path) <= 3]
    generator = random.Random(editor)
    for path in generator.sample(wanted, min(len(wanted), 25)):
        client = RawClient(server_command())
        client.answers = {
            "client/registerCapability": None,
            "workspace/configuration": [None],
            "window/workDoneProgress/create": None,
        }
        try:
            client.initialize(folder, capabilities=without(full, path))
            uri = opened(client, folder, "use red")
            place = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 5}}
            span = {"start": place["position"], "end": place["position"]}
            assert client.request("textDocument/hover", place), path
            assert client.request("textDocument/completion", place)["items"], path
            assert client.request("textDocument/definition", place), path
            assert client.request("textDocument/documentSymbol", place), path
            client.request("textDocument/codeAction", {**place, "range": span, "context": {"diagnostics": []}})
            client.request("textDocument/codeLens", place)
            client.request("shutdown")
            client.notify("exit")
            assert client.exit_code() == 0
        finally:
            client.kill()


@row("long-sessions")
@needs_program
def test_a_long_session_stays_small(start, kit):
    """Descriptors and threads are as many as before, memory hardly more, after much typing, opening and asking."""
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    palette = kit / "Design" / "Palette.swift"

    def work(rounds):
        for count in range(rounds):
            editor.type(uri, 5, 0, "x" if count % 2 else " ")
            editor.at("textDocument/completion", uri, "foregroundStyle(", 16)
            editor.diagnostics(uri)
            if count % 10 == 0:
                other = editor.open(palette)
                editor.type(other, 0, 0, "// \n")
                editor.close(other)
                editor.write(uri, editor.texts[uri].replace("x\n", "\n"))
            if count % 25 == 0:
                editor.touched(palette)
                editor.everything()
            editor.client.received.clear()
        editor.write(uri, (kit / "Screen.swift").read_text())
        editor.diagnostics(uri)
        editor.client.barrier()

    work(60)
    before = usage(editor.client.process.pid)
    work(240)
    after = usage(editor.client.process.pid)
    assert after["descriptors"] <= before["descriptors"]
    assert after["threads"] <= before["threads"] + 2
    assert after["kilobytes"] <= before["kilobytes"] * 1.25 + 20_000


def usage(process):
    status = dict(line.split(":", 1) for line in open(f"/proc/{process}/status").read().splitlines())
    return {
        "descriptors": len(os.listdir(f"/proc/{process}/fd")),
        "threads": int(status["Threads"]),
        "kilobytes": int(status["VmRSS"].split()[0]),
    }
