"""The base protocol, as the process speaks it."""

import json
import random

import pytest

from conftest import needs_test_process
from raw_client import RawClient


def opened(raw, folder, text, name="a.swift"):
    uri = (folder / name).as_uri()
    raw.notify(
        "textDocument/didOpen",
        {"textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}},
    )
    return uri


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


@pytest.mark.parametrize(
    "header",
    [
        b"content-length: %d\r\n\r\n",
        b"Content-Length:%d  \r\n\r\n",
        b"Content-Length: %d\n\n",
        b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %d\r\n\r\n",
        b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
    ],
)
def test_headers_are_read_tolerantly(raw, header):
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    raw.send_bytes(header % len(body) + body)
    assert "result" in raw.answer(1)


@pytest.mark.parametrize(
    "garbage, code",
    [
        (b"Content-Length: -3\r\n\r\n", -32700),
        (b"Content-Length: 99999999999999999999\r\n\r\n{}", -32700),
        (b"Content-Length: 400000000\r\n\r\n{}", -32700),
        (b"Content-Length: abc\r\n\r\n{}", -32700),
        (b"Content-Length: 0\r\n\r\n", -32700),
        (b"Content-Type: x\r\n\r\n{}", -32700),
        (b"Content-Length: 4\r\nContent-Type: x; charset=utf-16\r\n\r\n\x00{\x00}", -32700),
        (b"Content-Length: 3\r\n\r\n{,}", -32700),
        (b"Content-Length: 4\r\n\r\n\xff\xfe\xfd\xfc", -32700),
        (b"Content-Length: 4\r\n\r\n1234", -32700),
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


def test_noise_without_end_ends_the_server(raw):
    raw.initialize()
    try:
        raw.send_bytes(b"x" * (4 << 20))
    except BrokenPipeError:
        pass
    assert raw.exit_code() == 1


@needs_test_process
def test_only_frames_are_on_the_output(raw, folder):
    raw.initialize(folder)
    raw.request("workspace/executeCommand", {"command": "words.print"})
    raw.request("shutdown")
    raw.notify("exit")
    assert raw.exit_code() == 0
    assert raw.buffer + raw.process.stdout.read() == b""
    assert b"a stray print" in raw.process.stderr.read()


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


def test_lone_surrogates_and_nul_are_no_trouble(raw, folder):
    raw.initialize(folder)
    uri = (folder / "a.swift").as_uri()
    item = json.dumps({"uri": uri, "languageId": "swift", "version": 1, "text": "@"})
    params = '{"textDocument":%s}' % item.replace("@", "\\ud800 \\u0000 red")
    body = ('{"jsonrpc":"2.0","method":"textDocument/didOpen","params":%s}' % params).encode()
    raw.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert raw.error("$/barrier") == -32601


def test_random_bytes_never_crash(raw):
    generator = random.Random(7)
    raw.initialize()
    for _ in range(300):
        body = bytes(generator.choice(b'{}[]":,0123abcd\\u\xc3\xff \n') for _ in range(generator.randrange(40)))
        raw.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert raw.error("$/barrier") == -32601
    assert raw.process.poll() is None
