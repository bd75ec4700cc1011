"""A Neovim without a screen that is driven like a person would drive it."""

import logging
import os
import pathlib
import time

import pynvim

ROOT = pathlib.Path(__file__).resolve().parents[3]
PLUGIN = ROOT / "editors" / "neovim"

# A closed Neovim's event loop is told of its end too late, which is no news.
logging.getLogger("asyncio").setLevel(logging.ERROR)

# Far more than anything takes: only a thing that never comes is waited for so long.
PATIENCE = 120


def program():
    """The program under test."""
    return pathlib.Path(os.environ.get("PARLANCE", ROOT / ".build" / "debug" / "parlance")).absolute()


def command():
    return os.environ.get("NVIM", str(ROOT / ".build" / "neovim" / "bin" / "nvim"))


class Editor:
    """One Neovim with the plugin on its runtime path, its state in a folder of its own."""

    def __init__(self, home, columns=120, lines=40, environment=None):
        kinds = ("CONFIG", "DATA", "STATE", "CACHE")
        variables = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in kinds}
        variables |= {"HOME": str(home)} | (environment or {})
        self._before = {name: os.environ.get(name) for name in variables}
        os.environ.update(variables)
        try:
            self.nvim = pynvim.attach(
                "child",
                argv=[
                    command(), "--embed", "--headless", "--clean", "-n",
                    "--cmd", f"set runtimepath^={PLUGIN} columns={columns} lines={lines}",
                ],
            )  # fmt: skip
        finally:
            for name, value in self._before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value
        # Messages are kept where a test can read them.
        self.lua(
            """
            _G.messages = {}
            vim.notify = function(text, level) table.insert(_G.messages, { text = text, level = level or 2 }) end
            """
        )

    def lua(self, code, *arguments):
        return self.nvim.exec_lua(code, *arguments)

    def keys(self, keys):
        """Types; special keys are written `<Esc>`."""
        self.nvim.input(keys)

    def setup(self, **options):
        self.lua('require("parlance").setup(...)', options)

    def open(self, path):
        self.nvim.command(f"edit {str(path).replace(' ', chr(92) + ' ')}")

    def messages(self):
        return [message["text"] for message in self.lua("return _G.messages")]

    def wait(self, check, what):
        """Asks until the answer is something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = check()
            if answer:
                return answer
            time.sleep(0.02)
        raise AssertionError(
            f"{what} never came\nline: {self.line()!r}\nmessages: {self.messages()}\nlog: {self.log()[-2000:]}"
        )

    def log(self):
        path = pathlib.Path(self.lua("return vim.lsp.get_log_path()"))
        return path.read_text(errors="replace") if path.exists() else ""

    def clients(self):
        return self.lua(
            """
            return vim.tbl_map(function(client)
              return { id = client.id, root = client.config.root_dir, initialized = client.initialized }
            end, vim.lsp.get_clients({ name = "parlance" }))
            """
        )

    def wait_for_client(self):
        def is_ready():
            return self.lua(
                """
                local clients = vim.lsp.get_clients({ name = "parlance", bufnr = 0 })
                return #clients == 1 and clients[1].initialized and clients[1].id or nil
                """
            )

        return self.wait(is_ready, "a running server")

    def diagnostics(self, buffer=0):
        """Line from 1, rule and message of what Parlance says about a buffer."""
        found = self.lua("return vim.diagnostic.get(...)", buffer)
        return sorted((item["lnum"] + 1, item["code"], item["message"]) for item in found)

    def go_to(self, text, offset=0):
        """Puts the cursor on the first place of a text."""
        for index, line in enumerate(self.nvim.current.buffer[:]):
            if text in line:
                column = len(line[: line.index(text)].encode()) + offset
                self.nvim.current.window.cursor = (index + 1, column)
                return index + 1
        raise AssertionError(f"no line holds {text!r}")

    def line(self, number=None):
        row = number or self.nvim.current.window.cursor[0]
        return self.nvim.current.buffer[row - 1]

    def request(self, method, parameters):
        """What the server answers."""
        answer = self.lua(
            """
            local method, parameters = ...
            local client = vim.lsp.get_clients({ name = "parlance" })[1]
            local answer, failure = client:request_sync(method, parameters, 120000, vim.api.nvim_get_current_buf())
            return { result = answer and answer.result, error = failure or answer and answer.err }
            """,
            method,
            parameters,
        )
        assert not answer.get("error"), answer
        return answer.get("result")

    def uri(self):
        return self.lua("return vim.uri_from_bufnr(0)")

    def close(self):
        try:
            self.nvim.command("qall!", async_=True)
        finally:
            self.nvim.close()
