"""Settings, folders, files on disk, progress, and what a broken file does to a session."""

import os

import pytest

from conftest import PALETTE, RAW, needs_test_process, row
from editor import CAPABILITIES
from projects import needs_program
from test_framing import opened

WATCHING = {"didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": True}}


def hovers(raw, folder, name="a.swift"):
    uri = opened(raw, folder, "red", name)
    return raw.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 1}})


@row("configuration-by-the-client", "changed-configuration")
@needs_test_process
@pytest.mark.parametrize(
    "answer, shows",
    [([{"hover": False}], False), ([{"hover": {"enabled": False}}], False), ([None], True), ([], True), (None, True), ([5], True), ([{"hover": True}], True)],
)
def test_a_client_that_can_be_asked_is_asked(raw, folder, answer, shows):
    raw.answers["workspace/configuration"] = [{"hover": True}]
    raw.initialize(folder, capabilities={"workspace": {"configuration": True}})
    raw.next_of("workspace/configuration")
    raw.barrier()
    assert hovers(raw, folder)
    # What is pushed to it doesn't count: it is asked again.
    raw.answers["workspace/configuration"] = answer
    raw.notify("workspace/didChangeConfiguration", {"settings": {"parlance": {"hover": True}}})
    params = raw.next_of("workspace/configuration")
    assert params == {"items": [{"section": "parlance"}]}
    raw.barrier()
    assert bool(hovers(raw, folder)) == shows


@row("changed-configuration", "broken-configurations", "sparing-messages")
@needs_test_process
def test_pushed_settings_count_and_broken_ones_keep_the_old(raw, folder):
    raw.initialize(folder, initializationOptions={"hover": False})
    for settings, shows in (
        (None, False),
        ({"other": {"hover": True}}, False),
        ({"parlance": {"hover": "yes"}}, False),
        ({"parlance": {"hover": {"enabled": 7}}}, False),
        ({"parlance": [1]}, False),
        ({"parlance": {"completion": True}}, True),
        ({"parlance": {"hover": 1}}, True),
        ({"parlance": {"hover": False, "completion": "x"}}, False),
        ({"parlance": {}}, True),
    ):
        raw.notify("workspace/didChangeConfiguration", {"settings": settings})
        raw.barrier()
        assert bool(hovers(raw, folder)) == shows, settings
    # One pop-up for the kind of mistake, all of them in the log.
    assert len(raw.heard("window/showMessage")) == 1
    assert len([params for params in raw.heard("window/logMessage") if "The settings have" in params["message"]]) == 5


@row("watched-files")
@needs_program
@pytest.mark.parametrize("relative", [True, False])
def test_the_client_is_asked_to_watch_what_matters(start, kit, relative):
    watching = {"didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": relative}}
    editor = start(kit, capabilities={"workspace": watching})
    params = editor.client.next_of("client/registerCapability")
    [registration] = params["registrations"]
    assert registration["method"] == "workspace/didChangeWatchedFiles"
    globs = [watcher["globPattern"] for watcher in registration["registerOptions"]["watchers"]]
    if relative:
        assert {glob["baseUri"] for glob in globs} == {kit.as_uri()}
        globs = [glob["pattern"] for glob in globs]
    assert "**/*.swift" in globs and "**/.parlance.json" in globs and "**" not in globs
    # Other folders: the old registration is taken back.
    added = {"uri": (kit / "Design").as_uri(), "name": "Design"}
    editor.client.answers["client/unregisterCapability"] = None
    editor.client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [added], "removed": []}})
    if relative:
        assert editor.client.next_of("client/unregisterCapability")["unregisterations"][0]["id"] == registration["id"]


@row("watched-files")
@needs_program
def test_without_a_watching_client_the_disk_is_looked_at_when_it_is_used(start, kit):
    editor = start(kit)
    # All is read before the document is opened, and nothing is read for it.
    assert editor.client.request("workspace/symbol", {"query": "dusk"})
    uri = editor.open(kit / "Screen.swift")
    assert "Color.dusk" in str(editor.diagnostics(uri))
    (kit / "Design" / "Palette.swift").write_text(PALETTE.replace("dusk", "dawn"))
    editor.diagnostics_when(uri, lambda items: "Color.dawn" in str(items))


@row("storms-of-events")
@needs_program
def test_a_storm_of_events_is_one_change(start, kit):
    editor = start(kit, capabilities={**CAPABILITIES, "workspace": {**CAPABILITIES["workspace"], **WATCHING}})
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    (kit / "Design" / "Palette.swift").write_text(PALETTE.replace("dusk", "dawn"))
    for start_index in range(0, 10_000, 500):
        changes = [{"uri": (kit / f"View{start_index + index}.swift").as_uri(), "type": 1} for index in range(500)]
        editor.client.notify("workspace/didChangeWatchedFiles", {"changes": changes})
    editor.touched(kit / "Design" / "Palette.swift")
    # A place is answered at once all the while.
    editor.at("textDocument/hover", uri, "struct")
    editor.diagnostics_when(uri, lambda items: "Color.dawn" in str(items))
    editor.client.barrier()
    assert len(editor.client.heard("workspace/diagnostic/refresh")) <= 8


@row("odd-events")
@needs_program
def test_odd_events(start, kit, tmp_path):
    editor = start(kit, capabilities={**CAPABILITIES, "workspace": {**CAPABILITIES["workspace"], **WATCHING}})
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    fifo = kit / "Pipe.swift"
    os.mkfifo(fifo)
    (kit / "Folder.swift").mkdir()
    (kit / "Loop.swift").symlink_to(kit / "Loop.swift")
    odd = [
        {"uri": kit.as_uri(), "type": 2},
        {"uri": (kit / "Folder.swift").as_uri(), "type": 1},
        {"uri": fifo.as_uri(), "type": 1},
        {"uri": (kit / "Loop.swift").as_uri(), "type": 1},
        {"uri": (tmp_path / "Outside.swift").as_uri(), "type": 1},
        {"uri": (kit / "Never.swift").as_uri(), "type": 1},
        {"uri": (kit / "Never.swift").as_uri(), "type": 3},
        {"uri": "untitled:x", "type": 2},
        {"uri": "", "type": 2},
        {"uri": uri, "type": 3},
    ]
    editor.client.notify("workspace/didChangeWatchedFiles", {"changes": odd})
    # An event before the content is there, and the content with no event of its own kind.
    (kit / "Late.swift").write_text("")
    editor.touched(kit / "Late.swift", 1)
    editor.client.wait_until(lambda: (kit / "Late.swift").as_uri() in editor.reported())
    (kit / "Late.swift").write_text(f"import SwiftUI\nlet a = {RAW}\n")
    editor.touched(kit / "Late.swift", 1)
    editor.diagnostics_when((kit / "Late.swift").as_uri(), lambda items: len(items) == 1)
    assert len(editor.diagnostics(uri)) == 1


@row("changed-folders")
@needs_program
def test_folders_come_and_go(start, kit, tmp_path):
    other = tmp_path / "Other"
    (other / ".git").mkdir(parents=True)
    (other / "Other.swift").write_text(f"import SwiftUI\nlet a = {RAW}\nextension Color {{ static let own = Color(red: 1, green: 0.5, blue: 0) }}\n")
    editor = start(kit, capabilities={})
    uri = editor.open(other / "Other.swift")
    published = "textDocument/publishDiagnostics"
    assert editor.client.next_of(published, lambda params: params["uri"] == uri)["diagnostics"] == []
    folder = {"uri": other.as_uri(), "name": "Other"}

    def changed(added, removed):
        event = {"added": added, "removed": removed}
        editor.client.notify("workspace/didChangeWorkspaceFolders", {"event": event})

    changed([folder, folder], [])
    assert editor.client.next_of(published, lambda params: params["uri"] == uri and params["diagnostics"])
    changed([], [folder, {"uri": "file:///never/there", "name": "x"}])
    # What was found before may be told once more, by a busy machine.
    assert editor.client.next_of(published, lambda params: params["uri"] == uri and not params["diagnostics"])
    # The last folder too, one that vanishes, and one of another scheme.
    changed([{"uri": "vscode-vfs://github/a/b", "name": "b"}, {"uri": "file:///nowhere", "name": ""}], [{"uri": kit.as_uri(), "name": "Kit"}])
    editor.client.barrier()
    assert editor.client.request("workspace/symbol", {"query": "dusk"}) == []


@row("progress-of-the-server")
@needs_test_process
def test_progress_begins_reports_and_ends_once(raw, folder):
    (folder / "hold.txt").write_text("")
    raw.answers["window/workDoneProgress/create"] = None
    raw.initialize(folder, capabilities={"window": {"workDoneProgress": True}})
    token = raw.next_of("window/workDoneProgress/create")["token"]
    raw.barrier()
    opened(raw, folder, "red")
    (folder / "hold.txt").unlink()
    raw.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": (folder / "hold.txt").as_uri(), "type": 3}]})
    raw.next_of("$/progress", lambda params: params["value"]["kind"] == "end")
    raw.barrier()
    told = raw.heard("$/progress")
    assert {params["token"] for params in told} == {token}
    kinds = [params["value"]["kind"] for params in told]
    assert kinds[0] == "begin" and kinds[-1] == "end" and set(kinds[1:-1]) <= {"report"}
    shares = [params["value"]["percentage"] for params in told if "percentage" in params["value"]]
    assert shares == sorted(shares)


@row("progress-of-the-server")
@needs_program
@pytest.mark.parametrize("known", [True, False])
def test_the_program_shows_that_it_reads_if_the_client_knows_how(start, kit, known):
    for index in range(100):
        (kit / f"View{index}.swift").write_text("let a = 1\n")
    editor = start(kit, capabilities={"window": {"workDoneProgress": known}, "textDocument": {"diagnostic": {}}})
    editor.diagnostics(editor.open(kit / "Screen.swift"))
    editor.client.barrier()
    asked = [message for message in editor.client.received if message.get("method") == "window/workDoneProgress/create"]
    assert bool(asked) == known
    if not known:
        assert not editor.client.heard("$/progress")


@row("cancelled-progress")
@needs_test_process
def test_the_button_on_the_progress(raw, folder):
    (folder / "hold.txt").write_text("")
    raw.answers["window/workDoneProgress/create"] = None
    raw.initialize(folder, capabilities={"window": {"workDoneProgress": True}})
    token = raw.next_of("window/workDoneProgress/create")["token"]
    for cancelled in (token, token, "unknown", 7):
        raw.notify("window/workDoneProgress/cancel", {"token": cancelled})
    raw.notify("window/workDoneProgress/cancel")
    raw.barrier()
    assert hovers(raw, folder)


@row("sparing-messages")
@needs_program
def test_one_pop_up_for_a_kind_of_mistake(start, kit):
    configuration = kit / ".parlance.json"
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    buffer = editor.open(configuration, "{}")
    for text in ('{ "rules": 1 }', '{ "ruels": {} }', "{", '{ "rules": { "raw-colour": "off" } }'):
        editor.write(buffer, text)
        editor.diagnostics_when(buffer, lambda items: items)
        editor.write(buffer, "{}")
        editor.diagnostics_when(buffer, lambda items: not items)
    assert len(editor.client.heard("window/showMessage")) == 1
    logged = [params["message"] for params in editor.client.heard("window/logMessage") if params["type"] == 2]
    assert len(logged) == 4


@row("nothing-is-run")
@needs_program
def test_nothing_that_a_project_holds_is_run(start, kit, tmp_path):
    """Hooks and helpers of the repository's own configuration, with names that a shell would follow."""
    trap = tmp_path / "trapped"
    script = kit / "trap.sh"
    script.write_text(f"#!/bin/sh\ntouch {trap}\n")
    script.chmod(0o755)
    (kit / ".git").rmdir()
    os.system(f"git init --quiet {kit}")
    for key in ("core.fsmonitor", "core.hooksPath", "core.editor", "core.sshCommand", "core.pager", "filter.x.process", "filter.x.smudge", "diff.external"):
        os.system(f"git -C {kit} config {key} {script}")
    (kit / ".gitattributes").write_text("*.swift filter=x diff=x\n")
    for hook in ("post-index-change", "fsmonitor-watchman", "post-checkout"):
        target = kit / ".git" / "hooks" / hook
        target.parent.mkdir(exist_ok=True)
        target.write_text(script.read_text())
        target.chmod(0o755)
    (kit / f"$(touch {trap.name}).swift").write_text("let a = 1\n")
    (kit / f"; touch {trap.name};.swift").write_text("let a = 1\n")
    (kit / ".parlance.json").write_text('{ "exclude": ["' + "*" * 200 + 'x"], "documentationURL": "$(touch trapped)" }')
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    assert len(editor.diagnostics(uri)) == 1
    assert len(editor.reported()) >= 4
    assert not trap.exists() and not list(kit.rglob("trapped"))


BROKEN = [
    ('{ "rules": {', 12, "the text ends"),
    ('{ "rules": { "raw-colour": "off" } }', 13, "did you mean 'raw-color'?"),
    ('{\n  "ruels": {}\n}', 2, "did you mean 'rules'?"),
    ('{ "rules": { "raw-color": "loud" } }', 26, "unknown severity"),
    ("[]", 0, "must be an object"),
    ('{ "exclude": ["[x"], }', 19, "comma"),
    ("\x00", 0, ""),
]


@row("broken-configurations")
@needs_program
@pytest.mark.parametrize("text, column, words", BROKEN)
@pytest.mark.parametrize("where", ["buffer", "disk"])
def test_a_broken_configuration_keeps_the_old_and_says_where(start, kit, text, column, words, where):
    configuration = kit / ".parlance.json"
    configuration.write_text('{ "rules": { "raw-color": "error" } }')
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    assert [item["severity"] for item in editor.diagnostics(uri)] == [1]
    if where == "buffer":
        buffer = editor.open(configuration)
        editor.write(buffer, text)
    else:
        buffer = configuration.as_uri()
        configuration.write_text(text)
        editor.touched(configuration)
    problems = editor.diagnostics_when(buffer, lambda items: items)
    assert problems[0]["severity"] == 1 and problems[0]["code"] == "configuration"
    assert words in problems[0]["message"]
    line = 1 if "\n" in text else 0
    assert problems[0]["range"]["start"] == {"line": line, "character": column if line == 0 else 2}
    # The old one holds, whatever else changes.
    editor.type(uri, 0, 0, "\n")
    assert [item["severity"] for item in editor.diagnostics(uri)] == [1]
    if where == "disk":
        assert buffer in editor.reported()
    messages = [params["message"] for params in editor.client.heard("window/showMessage")]
    assert len(messages) == 1 and messages[0].startswith(f".parlance.json:{line + 1}:") and words in messages[0]
    assert messages[0].endswith("until then what it said before holds")
    # Repaired, it counts, and the mistakes are taken back.
    if where == "buffer":
        editor.write(buffer, '{ "rules": { "raw-color": "hint" } }')
    else:
        configuration.write_text('{ "rules": { "raw-color": "hint" } }')
        editor.touched(configuration)
    editor.diagnostics_when(uri, lambda items: [item["severity"] for item in items] == [4])
    assert editor.diagnostics(buffer) == []
    # Gone is not broken.
    if where == "disk":
        configuration.unlink()
        editor.touched(configuration, 3)
        editor.diagnostics_when(uri, lambda items: [item["severity"] for item in items] == [2])


@row("broken-configurations")
@needs_program
def test_a_configuration_that_was_broken_from_the_start(start, kit):
    configuration = kit / ".parlance.json"
    configuration.write_text('{ "rules": { "raw-color": "error", "raw-colour": "off" } }')
    editor = start(kit, capabilities={"textDocument": {"publishDiagnostics": {}}})
    uri = editor.open(kit / "Screen.swift")
    published = "textDocument/publishDiagnostics"
    told = {}
    while len(told) < 2:
        params = editor.client.next_of(published)
        told[params["uri"]] = params["diagnostics"]
    # What can be understood counts.
    assert [item["severity"] for item in told[uri]] == [1]
    assert [item["code"] for item in told[configuration.as_uri()]] == ["configuration"]
    # Opened, closed, repaired: what is shown follows.
    buffer = editor.open(configuration)
    assert editor.client.next_of(published, lambda params: params["uri"] == buffer)["diagnostics"]
    editor.close(buffer)
    assert editor.client.next_of(published, lambda params: params["uri"] == buffer)["diagnostics"] == []
    assert editor.client.next_of(published, lambda params: params["uri"] == buffer)["diagnostics"]
    editor.open(configuration)
    assert editor.client.next_of(published, lambda params: params["uri"] == buffer)["diagnostics"]
    editor.write(buffer, "{}")
    assert not editor.client.next_of(published, lambda params: params["uri"] == buffer and not params["diagnostics"])["diagnostics"]
    editor.close(buffer)
    assert editor.client.next_of(published, lambda params: params["uri"] == buffer and params["diagnostics"])
    configuration.write_text("{}")
    editor.touched(configuration)
    editor.client.next_of(published, lambda params: params["uri"] == buffer and not params["diagnostics"])


@row("broken-token-files")
@needs_program
@pytest.mark.parametrize("text", ['{ "brand": { "$value": ', "", "[1,]", "\x00\x01", '{ "a": 1e999999, }', "{" * 5000])
def test_a_broken_token_file_keeps_its_tokens_and_says_where(start, kit, text):
    tokens = kit / "Brand.tokens.json"
    tokens.write_text('{ "brand": { "$type": "color", "$value": "#3366cc" } }')
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)

    def known():
        return documented(editor, kit / "Screen.swift", "brand")

    assert known()
    tokens.write_text(text)
    editor.touched(tokens)
    [problem] = editor.diagnostics_when(tokens.as_uri(), lambda items: items)
    assert (problem["code"], problem["severity"]) == ("definition", 1)
    assert known()
    [message] = [params["message"] for params in editor.client.heard("window/showMessage")]
    assert message.startswith("Brand.tokens.json:") and message.endswith("until then what it said before holds")
    # Once more something else changes; then it is repaired.
    (kit / "More.swift").write_text("let a = 1\n")
    editor.touched(kit / "More.swift", 1)
    editor.client.wait_until(lambda: (kit / "More.swift").as_uri() in editor.reported())
    assert known()
    tokens.write_text("{}")
    editor.touched(tokens)
    editor.diagnostics_when(tokens.as_uri(), lambda items: not items)
    editor.client.wait_until(lambda: not known())


def documented(editor, path, token):
    """Whether a token is known; one of a file can't be written in code, so only a completion's late half tells."""
    item = {"label": token, "data": {"key": f"{path}\ntoken:{token}"}}
    return "#3366CC" in str(editor.client.request("completionItem/resolve", item).get("documentation"))


@row("broken-token-files")
@needs_program
def test_mistakes_in_a_token_file_are_told_and_the_rest_counts(start, kit):
    tokens = kit / "Brand.tokens.json"
    editor = start(kit)
    editor.diagnostics(editor.open(kit / "Screen.swift"))
    buffer = editor.open(tokens, '{ "good": { "$type": "color", "$value": "#3366cc" },\n  "bad": { "$type": "color", "$value": "{nowhere}" } }')
    problems = editor.diagnostics_when(buffer, lambda items: items)
    assert [item["severity"] for item in problems] == [2]
    assert problems[0]["range"]["start"]["line"] == 1
    assert documented(editor, kit / "Screen.swift", "good")
    assert not editor.client.heard("window/showMessage")
    # Never saved, it is gone when it is closed.
    editor.close(buffer)
    editor.client.wait_until(lambda: not documented(editor, kit / "Screen.swift", "good"))


@row("broken-token-files")
@needs_program
def test_a_broken_colour_set_keeps_its_colour(start, kit):
    folder = kit / "Assets.xcassets" / "Ember.colorset"
    folder.mkdir(parents=True)
    contents = folder / "Contents.json"
    component = '{ "red": "0.25", "green": "0.5", "blue": "0.125", "alpha": "1" }'
    good = '{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": %s } }], "info": { "author": "xcode", "version": 1 } }' % component
    contents.write_text(good)
    editor = start(kit)
    uri = editor.open(kit / "Screen.swift")
    editor.diagnostics(uri)
    assert editor.client.request("workspace/symbol", {"query": "Ember"})
    contents.write_text("<<<<<<< HEAD\n" + good)
    editor.touched(contents)
    assert len(editor.diagnostics_when(contents.as_uri(), lambda items: items)) == 1
    assert editor.client.request("workspace/symbol", {"query": "Ember"})
    contents.write_text(good)
    editor.touched(contents)
    editor.diagnostics_when(contents.as_uri(), lambda items: not items)
