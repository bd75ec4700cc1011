"""Whether what a server says is what the specification says: every message against lsprotocol's types."""

from lsprotocol import converters, types

CONVERTER = converters.get_converter()


def check(message, method):
    """Fails for a message that isn't of its type, or that says more than its type knows.

    `method` is that of the request that a response answers.
    """
    if method == types.TEXT_DOCUMENT_CODE_ACTION and "result" in message:
        # lsprotocol takes any action with a command for a command alone.
        for item in message["result"]:
            check_value(item, types.Command if isinstance(item.get("command"), str) else types.CodeAction)
        message = {**message, "result": []}
    kind = kind_of(message, method)
    if kind is not None:
        check_value(message, kind)


def check_value(message, kind):
    read = CONVERTER.structure(message, kind)
    assert without_nulls(CONVERTER.unstructure(read)) == without_nulls(message), (kind, message)


def kind_of(message, method):
    if "error" in message:
        return types.ResponseErrorMessage
    if "method" not in message:
        return types.METHOD_TO_TYPES[method][1] if method in types.METHOD_TO_TYPES else None
    assert message["method"] in types.METHOD_TO_TYPES, message
    return types.METHOD_TO_TYPES[message["method"]][0]


def without_nulls(value):
    """lsprotocol leaves out what is null."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    return value
