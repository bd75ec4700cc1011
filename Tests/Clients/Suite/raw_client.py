"""A client without any library between the test and the bytes; each message is checked when it has been read."""

import json
import os
import select
import subprocess
import tempfile
import time

from protocol import check


class ServerEnded(Exception):
    """The server closed its output."""


class RawClient:
    # How long a server may take for anything, in seconds; only a broken one gets near.
    PATIENCE = 60

    def __init__(self, command, **options):
        # A file: nobody reads it while the server runs, and a full pipe would stop it.
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            bufsize=0,
            **options,
        )
        os.set_blocking(self.process.stdin.fileno(), False)
        self.buffer = b""
        self.last_id = 0
        self.received = []
        # The methods of the requests that are sent, by their ids.
        self.methods = {}
        self.answered = set()
        # What the server's requests are answered with; a method that is missing stays without an answer.
        self.answers = {}

    # Sending

    def send_bytes(self, data):
        rest = memoryview(data)
        while rest:
            _, ready, _ = select.select([], [self.process.stdin], [], self.PATIENCE)
            assert ready, "the server reads nothing"
            rest = rest[self.process.stdin.write(rest) or 0 :]

    @staticmethod
    def frame(message):
        body = json.dumps(message).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def send(self, message):
        if "method" in message and "id" in message:
            self.methods[repr(message["id"])] = message["method"]
        self.send_bytes(self.frame(message))

    def notify(self, method, params=None):
        message = {"jsonrpc": "2.0", "method": method}
        if params is not None:
            message["params"] = params
        self.send(message)

    def start(self, method, params=None):
        self.last_id += 1
        message = {"jsonrpc": "2.0", "id": self.last_id, "method": method}
        if params is not None:
            message["params"] = params
        self.send(message)
        return self.last_id

    # Receiving

    def _read(self):
        ready, _, _ = select.select([self.process.stdout], [], [], self.PATIENCE)
        assert ready, "the server says nothing"
        data = os.read(self.process.stdout.fileno(), 1 << 16)
        if not data:
            raise ServerEnded
        self.buffer += data

    def next(self):
        """The next message. Anything on the output that is no frame fails the test."""
        while b"\r\n\r\n" not in self.buffer:
            self._read()
        header, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        name, _, length = header.partition(b": ")
        assert name == b"Content-Length", header
        while len(self.buffer) < int(length):
            self._read()
        body, self.buffer = self.buffer[: int(length)], self.buffer[int(length) :]
        message = json.loads(body.decode("utf-8"))
        assert message["jsonrpc"] == "2.0"
        check(message, self.methods.get(repr(message.get("id"))))
        self.received.append(message)
        if "method" not in message and message["id"] is not None:
            assert repr(message["id"]) not in self.answered, message
            self.answered.add(repr(message["id"]))
        if message.get("method") in self.answers and "id" in message:
            result = self.answers[message["method"]]
            result = result(message["params"]) if callable(result) else result
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": result})
        return message

    def next_of(self, method, condition=lambda params: True):
        """The params of the next notification or request of a method."""
        while True:
            message = self.next()
            if message.get("method") == method and condition(message.get("params")):
                return message.get("params")

    def heard(self, method):
        """The params of all that came so far of a method."""
        return [message.get("params") for message in self.received if message.get("method") == method]

    def barrier(self):
        """All that was sent before is done, and what the server says about it has come."""
        for _ in range(2):
            assert self.error("$/barrier") == -32601

    def next_answer(self):
        """The next answer, whatever it is to."""
        while True:
            message = self.next()
            if "method" not in message:
                return message

    def answer(self, id):
        while True:
            message = self.next()
            if "method" not in message and message["id"] == id:
                assert ("result" in message) != ("error" in message)
                return message

    def request(self, method, params=None):
        message = self.answer(self.start(method, params))
        assert "error" not in message, message
        return message["result"]

    def error(self, method, params=None):
        return self.answer(self.start(method, params))["error"]["code"]

    def initialize(self, folder=None, **params):
        root = folder.as_uri() if folder else None
        result = self.request(
            "initialize",
            {"processId": None, "rootUri": root, "capabilities": {}, **params},
        )
        self.notify("initialized", {})
        return result

    # Ending

    def exit_code(self, seconds=PATIENCE):
        return self.process.wait(timeout=seconds)

    def printed_errors(self):
        """What the server printed to its standard error so far."""
        self.errors.seek(0)
        return self.errors.read()

    def kill(self):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            try:
                stream.close()
            except BrokenPipeError:
                pass

    def wait_until(self, condition):
        limit = time.monotonic() + self.PATIENCE
        while not condition():
            assert time.monotonic() < limit
            time.sleep(0.01)
