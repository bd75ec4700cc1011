"""The base protocol, as the process speaks it."""

import json
import random

import pytest

from conftest import needs_test_process, row, server_command
from raw_client import RawClient


def opened(raw, folder, text, name="a.swift"):
    uri = (folder / name).as_uri()
    raw.notify(
        "textDocument/didOpen",
        {"textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}},
    )
    return uri


@row("any-pieces", "length-counts-bytes", "ids-are-echoed")
@pytest.mark.parametrize("size", [1, 3, 4096])
def test_messages_come_in_any_pieces(raw, folder, size):
    stream = b"".join(
        RawClient.frame(message)
        for message in [
            {
                "jsonrpc": "2.0",
                "id": "é😀",
                "method": "initialize",
                "params": {"capabilities": {}, "rootUri": folder.as_uri()},
            },
            {"jsonrpc": "2.0", "method": "initialized", "params": {}},
            {"jsonrpc": "2.0", "id": 2, "method": "shutdown"},
            {"jsonrpc": "2.0", "method": "exit"},
        ]
    )
    for start in range(0, len(stream), size):
        raw.send_bytes(stream[start : start + size])
    assert "capabilities" in raw.answer("é😀")["result"]
    assert raw.answer(2)["result"] is None
    assert raw.exit_code() == 0


@row("header-names-without-case", "content-type-anywhere", "line-ends-of-headers")
@pytest.mark.parametrize(
    "header",
    [
        b"content-length: %d\r\n\r\n",
        b"Content-Length:%d  \r\n\r\n",
        b"Content-Length: %d\n\n",
        b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %d\r\n\r\n",
        b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
        b"CONTENT-LENGTH:\t%d\t\r\nX-Other: \xff\x00 ; y\r\nno colon here\r\n\r\n",
        b"\r\n\r\nContent-Length: %d\r\n\r\n",
        b"Content-Length: 000%d\r\n\r\n",
    ],
)
def test_headers_are_read_tolerantly(raw, header):
    raw.methods["1"] = "initialize"
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    raw.send_bytes(header % len(body) + body)
    assert "result" in raw.answer(1)


@row("bad-lengths", "foreign-charset", "bodies-without-json", "bodies-without-message", "batches")
@pytest.mark.parametrize(
    "garbage, code",
    [
        (b"Content-Length: -3\r\n\r\n", -32700),
        (b"Content-Length: 99999999999999999999\r\n\r\n{}", -32700),
        (b"Content-Length: 400000000\r\n\r\n{}", -32700),
        (b"Content-Length: abc\r\n\r\n{}", -32700),
        (b"Content-Length: 2147483648\r\n\r\n{}", -32700),
        (b"Content-Length: 9223372036854775807\r\n\r\n{}", -32700),
        (b"Content-Length: +2\r\n\r\n{}", -32700),
        (b"Content-Length: 0x2\r\n\r\n{}", -32700),
        (b"Content-Length: 2e0\r\n\r\n{}", -32700),
        (b"Content-Length: 1 2\r\n\r\n{}", -32700),
        (b"Content-Length: \xd9\xa2\r\n\r\n{}", -32700),
        (b"Content-Length:\r\n\r\n{}", -32700),
        (b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ", -32700),
        (b"\x00\x00\r\n\r\n{}", -32700),
        (b"{}\r\n\r\n", -32700),
        (b"Content-Length: 0\r\n\r\n", -32700),
        (b"Content-Type: x\r\n\r\n{}", -32700),
        (b"Content-Length: 4\r\nContent-Type: x; charset=utf-16\r\n\r\n\x00{\x00}", -32700),
        (b"Content-Length: 3\r\n\r\n{,}", -32700),
        (b"Content-Length: 4\r\n\r\n\xff\xfe\xfd\xfc", -32700),
        (b"Content-Length: 4\r\n\r\n1234", -32700),
        (b"Content-Length: 4\r\n\r\n\x00\x00\x00\x00", -32700),
        (b"Content-Length: 20000\r\n\r\n" + b"[" * 10000 + b"]" * 10000, -32700),
        (b"Content-Length: 60001\r\n\r\n" + b'{"a":' * 10000 + b"1" + b"}" * 10000, -32700),
        (b"Content-Length: 100000\r\n\r\n" + b"[" * 100000, -32700),
        (b'Content-Length: 31\r\n\r\n{"jsonrpc":"2.0","method":"x"}}', -32700),
        (b"Content-Length: 2\r\n\r\n[]", -32600),
        (b"Content-Length: 2\r\n\r\n{}", -32600),
    ],
)
def test_garbage_is_answered_and_survived(raw, garbage, code):
    raw.initialize()
    raw.send_bytes(garbage)
    # The next frame is what tells the server where it is.
    id = raw.start("$/barrier")
    assert raw.answer(None)["error"]["code"] == code
    assert raw.answer(id)["error"]["code"] == -32601


@row("bad-lengths")
def test_noise_without_end_ends_the_server(raw):
    raw.initialize()
    try:
        raw.send_bytes(b"x" * (4 << 20))
    except BrokenPipeError:
        pass
    assert raw.exit_code() == 1


@row("output-holds-frames")
@needs_test_process
def test_only_frames_are_on_the_output(raw, folder):
    raw.initialize(folder)
    raw.request("workspace/executeCommand", {"command": "words.print"})
    raw.request("shutdown")
    raw.notify("exit")
    assert raw.exit_code() == 0
    assert raw.buffer + raw.process.stdout.read() == b""
    assert b"a stray print" in raw.printed_errors()


@row("big-bodies")
def test_a_big_document_is_no_trouble(raw, folder):
    raw.initialize(folder)
    uri = opened(raw, folder, "// é😀\n" * (2 << 20))
    raw.notify(
        "textDocument/didChange",
        {
            "textDocument": {"uri": uri, "version": 2},
            "contentChanges": [
                {
                    "range": {"start": {"line": 5, "character": 0}, "end": {"line": 5, "character": 6}},
                    "text": "red",
                }
            ],
        },
    )
    assert raw.error("$/barrier") == -32601


@row("odd-escapes")
def test_lone_surrogates_and_nul_are_no_trouble(raw, folder):
    raw.initialize(folder)
    uri = (folder / "a.swift").as_uri()
    item = json.dumps({"uri": uri, "languageId": "swift", "version": 1, "text": "@"})
    params = '{"textDocument":%s}' % item.replace("@", "\\ud800 \\u0000 red")
    body = ('{"jsonrpc":"2.0","method":"textDocument/didOpen","params":%s}' % params).encode()
    raw.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert raw.error("$/barrier") == -32601


@row("bodies-without-json")
def test_random_bytes_never_crash(raw):
    generator = random.Random(7)
    raw.initialize()
    for _ in range(300):
        body = bytes(generator.choice(b'{}[]":,0123abcd\\u\xc3\xff \n') for _ in range(generator.randrange(40)))
        raw.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert raw.error("$/barrier") == -32601
    assert raw.process.poll() is None


@row("batches")
def test_a_batch_is_refused_and_none_of_it_done(raw):
    raw.initialize()
    raw.send([{"jsonrpc": "2.0", "id": 70, "method": "shutdown"}, {"jsonrpc": "2.0", "method": "exit"}])
    assert raw.answer(None)["error"]["code"] == -32600
    assert raw.error("$/barrier") == -32601
    assert 70 not in [message.get("id") for message in raw.received]


@row("ids-are-echoed")
@pytest.mark.parametrize(
    "id",
    ["41", '"1"', "-7", "9223372036854775807", "123456789012345678901234567890", "1.5", '""', '"\\u0000\\ud83d\\ude00"'],
)
def test_an_id_comes_back_as_it_was(raw, id):
    raw.initialize()
    body = ('{"jsonrpc":"2.0","id":%s,"method":"$/barrier"}' % id).encode()
    raw.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert raw.answer(json.loads(id))["error"]["code"] == -32601


@row("ids-are-echoed", "bodies-without-message")
@pytest.mark.parametrize("id", [None, True, [1], {"a": 1}])
def test_what_can_be_no_id_is_refused(raw, id):
    raw.initialize()
    raw.send({"jsonrpc": "2.0", "id": id, "method": "shutdown"})
    assert raw.answer(None)["error"]["code"] == -32600
    assert raw.error("$/barrier") == -32601


@row("bodies-without-message")
@pytest.mark.parametrize(
    "message", [{"jsonrpc": "2.0", "id": 71}, {"jsonrpc": "2.0", "id": 71, "method": 5}, {"id": 71, "params": {}}]
)
def test_what_is_no_message_is_refused_under_its_id(raw, message):
    raw.initialize()
    raw.send(message)
    assert raw.answer(71)["error"]["code"] == -32600


@row("empty-params")
@pytest.mark.parametrize("params", ["", ',"params":null', ',"params":{}', ',"params":[]'])
def test_params_may_be_missing_where_none_are_needed(raw, params):
    raw.initialize()
    body = ('{"jsonrpc":"2.0","id":72,"method":"shutdown"%s}' % params).encode()
    raw.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert raw.answer(72)["result"] is None


@row("odd-escapes")
def test_of_repeated_keys_one_counts(raw):
    raw.initialize()
    body = b'{"jsonrpc":"2.0","id":73,"id":74,"method":"$/barrier","method":"shutdown"}'
    raw.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert raw.next()["id"] in (73, 74)


@row("whole-writes", "answered-once")
def test_answers_stay_whole_when_nobody_reads_for_a_while(raw, folder):
    raw.initialize(folder)
    uri = opened(raw, folder, "red\n" * 3000)
    ids = [raw.start("textDocument/documentSymbol", {"textDocument": {"uri": uri}}) for _ in range(40)]
    ids += [raw.start("$/barrier") for _ in range(2000)]
    found = {}
    while len(found) < len(ids):
        message = raw.next()
        if "method" not in message:
            found[message["id"]] = message
    assert sorted(found)[1:] == ids or sorted(found) == ids


@row("whole-writes")
def test_a_client_may_write_for_long_before_it_reads(raw):
    """The server reads on while its answers wait: a client that does one thing at a time would wait for ever."""
    raw.initialize()
    # Many times what the pipes and the server's buffer hold.
    ids = [raw.start("$/barrier") for _ in range(10000)]
    assert [raw.next_answer()["id"] for _ in ids] == ids


@row("replayed-in-pieces", "big-bodies")
def test_pieces_of_any_size_give_the_same_answers(folder):
    """One session, written whole, byte by byte, and in pieces that cut characters apart."""
    uri = (folder / "a.swift").as_uri()
    item = {"uri": uri, "languageId": "swift", "version": 1, "text": "let é😀 = red\r\n" * 20}
    place = {"textDocument": {"uri": uri}, "position": {"line": 3, "character": 12}}
    messages = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "rootUri": folder.as_uri()}},
        {"jsonrpc": "2.0", "method": "initialized", "params": {}},
        {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": item}},
        {"jsonrpc": "2.0", "id": 2, "method": "textDocument/hover", "params": place},
        {"jsonrpc": "2.0", "id": "ü", "method": "textDocument/documentSymbol", "params": {"textDocument": {"uri": uri}}},
        {"jsonrpc": "2.0", "id": 3, "method": "shutdown"},
        {"jsonrpc": "2.0", "method": "exit"},
    ]
    # Escaped and as they are.
    stream = b"".join(
        b"Content-Length: %d\r\n\r\n" % len(body) + body
        for body in (json.dumps(message, ensure_ascii=False).encode() for message in messages)
    )
    generator = random.Random(3)
    sessions = []
    for pieces in ([len(stream)], [1] * len(stream), [generator.randrange(1, 40) for _ in range(len(stream))]):
        client = RawClient(server_command())
        start = 0
        for piece in pieces:
            client.send_bytes(stream[start : start + piece])
            start += piece
            if start >= len(stream):
                break
        answers = {str(id): client.answer(id) for id in (1, 2, "ü", 3)}
        assert client.exit_code() == 0
        sessions.append(answers)
        client.kill()
    assert sessions[0] == sessions[1] == sessions[2]
