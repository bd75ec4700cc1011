"""The program with real editors' capabilities; every answer is checked against lsprotocol's types."""

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

from projects import PROGRAM, copy, needs_program
from test_editors import EDITORS, profile

pytestmark = needs_program


@pytest_lsp.fixture(params=EDITORS, config=ClientServerConfig(server_command=[str(PROGRAM), "lsp"]))
async def client(request, lsp_client: LanguageClient, tmp_path):
    lsp_client.project = copy("TravelApp", tmp_path)
    lsp_client.set_configuration({"parlance": {"inlayHints": True}})

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        lsp_client.registered = [item.method for item in params.registrations]

    for refresh in (
        types.WORKSPACE_CODE_LENS_REFRESH,
        types.WORKSPACE_INLAY_HINT_REFRESH,
    ):
        lsp_client.feature(refresh)(lambda *_: None)

    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=profile(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=lsp_client.project.as_uri(), name="TravelApp")],
        )
    )
    lsp_client.advertised = result.capabilities
    yield
    await lsp_client.shutdown_session()


async def opened(client, name):
    """An open document whose findings have come, with its text."""
    path = client.project / name
    document = types.TextDocumentIdentifier(uri=path.as_uri())
    text = path.read_text()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=document.uri, language_id="swift", version=1, text=text)
        )
    )
    if client.advertised.diagnostic_provider:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=document))
        return document, text, report.items
    while document.uri not in client.diagnostics:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return document, text, client.diagnostics[document.uri]


def place(text, word, offset=0):
    before = text.split(word)[0] + word[:offset]
    return types.Position(before.count("\n"), len(before.split("\n")[-1]))


async def test_findings_and_their_actions(client):
    document, _, found = await opened(client, "App/AppDelegate.swift")
    assert [item.code for item in found][:3] == ["raw-color", "palette-color", "raw-font"]
    assert {item.source for item in found} == {"parlance"}
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document, range=found[0].range, context=types.CodeActionContext(diagnostics=list(found))
        )
    )
    assert "Suppress 'raw-color' here" in [action.title for action in actions]


async def test_definition_references_and_hover(client):
    document, text, _ = await opened(client, "DesignSystem/Palette.swift")
    caret = place(text, "brandInk", 2)
    assert await client.text_document_definition_async(
        types.DefinitionParams(text_document=document, position=caret)
    )
    references = await client.text_document_references_async(
        types.ReferenceParams(
            text_document=document, position=caret, context=types.ReferenceContext(include_declaration=True)
        )
    )
    assert len({item.uri for item in references}) > 1
    hover = await client.text_document_hover_async(types.HoverParams(text_document=document, position=caret))
    assert hover.range.start == place(text, "brandInk")


async def test_completion_and_what_it_leaves_for_later(client):
    document, text, _ = await opened(client, "App/AppDelegate.swift")
    caret = place(text, ".brandInk", 1)
    found = await client.text_document_completion_async(
        types.CompletionParams(text_document=document, position=caret)
    )
    item = next(item for item in found.items if "brandInk" in item.label)
    resolved = await client.completion_item_resolve_async(item)
    assert resolved.label == item.label


async def test_lists_of_the_document(client):
    document, text, _ = await opened(client, "DesignSystem/Palette.swift")
    assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="brand"))
    colours = await client.text_document_document_color_async(types.DocumentColorParams(text_document=document))
    assert await client.text_document_color_presentation_async(
        types.ColorPresentationParams(text_document=document, color=colours[0].color, range=colours[0].range)
    )
    end = types.Position(text.count("\n"), 0)
    await client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=document, range=types.Range(types.Position(0, 0), end))
    )
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    lens = await client.code_lens_resolve_async(lenses[0])
    assert lens.command.title.endswith(("use", "uses"))


async def test_the_whole_workspace(client):
    if not client.advertised.diagnostic_provider:
        return
    report = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    again = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(
            previous_result_ids=[types.PreviousResultId(item.uri, item.result_id) for item in report.items]
        )
    )
    assert {item.kind for item in again.items} == {"unchanged"}


async def test_a_value_is_extracted_beside_its_siblings(client):
    document, text, found = await opened(client, "App/AppDelegate.swift")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document, range=found[0].range, context=types.CodeActionContext(diagnostics=list(found))
        )
    )
    extraction = next(action for action in actions if action.title.startswith("Extract to "))
    name = extraction.title.split("'")[1]
    changes = extraction.edit.changes or {
        change.text_document.uri: change.edits for change in extraction.edit.document_changes
    }
    assert len(changes) == 2
    written = [edit.new_text for edit in changes[document.uri]]
    (declared,) = [edits[0].new_text for uri, edits in changes.items() if uri != document.uri]
    assert name.split(".")[-1] in written[-1]
    assert f"static let {name.split('.')[-1]} = " in declared
