"""A client without any library between the test and the bytes."""

import json
import os
import select
import subprocess
import time


class ServerEnded(Exception):
    """The server closed its output."""


class RawClient:
    # How long a server may take for anything, in seconds; only a broken one gets near.
    PATIENCE = 20

    def __init__(self, command):
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        self.buffer = b""
        self.last_id = 0
        self.received = []

    # Sending

    def send_bytes(self, data):
        self.process.stdin.write(data)

    @staticmethod
    def frame(message):
        body = json.dumps(message).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def send(self, message):
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
        self.received.append(message)
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

    def kill(self):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except BrokenPipeError:
                pass

    def wait_until(self, condition):
        limit = time.monotonic() + self.PATIENCE
        while not condition():
            assert time.monotonic() < limit
            time.sleep(0.01)
