"""An editor's side of a session with the program: what it can, and the texts of its documents."""

from projects import PROGRAM
from raw_client import RawClient

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8"]},
    "workspace": {
        "applyEdit": True,
        "workspaceEdit": {"documentChanges": True},
        "diagnostics": {"refreshSupport": True},
    },
    "textDocument": {
        "diagnostic": {"relatedInformation": True, "codeDescriptionSupport": True, "dataSupport": True},
        "publishDiagnostics": {"relatedInformation": True, "tagSupport": {"valueSet": [1, 2]}},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source.fixAll"]}},
            "isPreferredSupport": True,
        },
        "completion": {"completionItem": {"snippetSupport": True, "labelDetailsSupport": True}},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
    },
}


class Editor:
    """A client that pulls, and keeps its documents' texts."""

    def __init__(self, folders, capabilities=CAPABILITIES, **params):
        self.client = RawClient([str(PROGRAM), "lsp", "--stdio"])
        self.client.answers["client/registerCapability"] = None
        self.client.answers["window/workDoneProgress/create"] = None
        self.client.answers["workspace/diagnostic/refresh"] = None
        self.texts = {}
        self.versions = {}
        self.result = self.client.request(
            "initialize",
            {
                "processId": None,
                "rootUri": None,
                "workspaceFolders": [{"uri": folder.as_uri(), "name": folder.name} for folder in folders] or None,
                "capabilities": capabilities,
                **params,
            },
        )
        self.client.notify("initialized", {})

    def open(self, path, text=None):
        text = path.read_text() if text is None else text
        return self.open_uri(path.as_uri(), text, "swift" if path.suffix == ".swift" else "json")

    def open_uri(self, uri, text, language="swift"):
        self.texts[uri] = text
        self.versions[uri] = 1
        item = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.client.notify("textDocument/didOpen", {"textDocument": item})
        return uri

    def close(self, uri):
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def change(self, uri, *changes, version=None):
        """Changes of which the texts kept here know nothing."""
        self.versions[uri] = self.versions[uri] + 1 if version is None else version
        params = {"textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": list(changes)}
        self.client.notify("textDocument/didChange", params)

    def touched(self, path, type=2):
        """The file was made, changed or removed on disk."""
        self.client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": type}]})

    def write(self, uri, text):
        self.versions[uri] += 1
        self.texts[uri] = text
        self.client.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": self.versions[uri]},
                "contentChanges": [{"text": text}],
            },
        )

    def type(self, uri, line, character, text):
        """Inserts one text at a place, as an editor tells it."""
        self.versions[uri] += 1
        lines = self.texts[uri].split("\n")
        before = lines[line].encode()
        lines[line] = (before[:character] + text.encode() + before[character:]).decode()
        self.texts[uri] = "\n".join(lines)
        place = {"line": line, "character": character}
        self.client.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": self.versions[uri]},
                "contentChanges": [{"range": {"start": place, "end": place}, "text": text}],
            },
        )

    def diagnostics(self, uri):
        return self.client.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]

    def diagnostics_when(self, uri, condition):
        """The document's diagnostics once they are as expected: those of other files follow in a while."""
        found = []

        def holds():
            found[:] = self.diagnostics(uri)
            return condition(found)

        self.client.wait_until(holds)
        return found

    def everything(self):
        report = self.client.request("workspace/diagnostic", {"previousResultIds": []})
        return [(item["uri"], diagnostic) for item in report["items"] for diagnostic in item["items"]]

    def reported(self):
        """The documents that the workspace's report names."""
        items = self.client.request("workspace/diagnostic", {"previousResultIds": []})["items"]
        return [item["uri"] for item in items]

    def actions(self, uri, span, **context):
        params = {"textDocument": {"uri": uri}, "range": span, "context": {"diagnostics": [], **context}}
        return self.client.request("textDocument/codeAction", params)

    def place(self, uri, text, offset=0):
        """Where a text stands first."""
        before = self.texts[uri].split(text)[0] + text[:offset]
        lines = before.split("\n")
        return {"line": len(lines) - 1, "character": len(lines[-1].encode())}

    def at(self, method, uri, text, offset=0, **params):
        return self.client.request(
            method, {"textDocument": {"uri": uri}, "position": self.place(uri, text, offset), **params}
        )


def applied(text, edits):
    """A text after edits whose places count in it, in UTF-8."""
    data = text.encode()
    starts = [0]
    for line in data.split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)

    def offset(place):
        return starts[place["line"]] + place["character"]

    for edit in sorted(edits, key=lambda edit: offset(edit["range"]["start"]), reverse=True):
        start, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
        data = data[:start] + edit["newText"].encode() + data[end:]
    return data.decode()


def whole(editor, uri):
    return {"start": {"line": 0, "character": 0}, "end": {"line": editor.texts[uri].count("\n") + 1, "character": 0}}
