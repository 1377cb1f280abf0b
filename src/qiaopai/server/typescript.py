"""TypeScript types out of JSON Schema, as far as msgspec writes it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

Schema = Mapping[str, Any]
Names = Mapping[str, str]
"""From the name of a component to its name in TypeScript."""

_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def declaration(name: str, schema: Schema, names: Names) -> str:
    """One exported type with its comment."""
    comment = str(schema.get("description", "")).strip().partition("\n")[0]
    head = f"/** {comment} */\n" if comment else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{head}export interface {name} {_object(schema, names, '')}\n"
    return f"{head}export type {name} = {expression(schema, names)};\n"


def expression(schema: Schema, names: Names, indent: str = "") -> str:
    """The type of a value."""
    if "$ref" in schema:
        return names[str(schema["$ref"]).rpartition("/")[2]]
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "enum" in schema:
        return _union(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return _union(expression(one, names, indent) for one in schema[several])
    return _typed(schema, names, indent)


def _typed(schema: Schema, names: Names, indent: str) -> str:
    kind = schema.get("type")
    if isinstance(kind, list):
        return _union(_PLAIN[one] for one in kind)
    if kind == "object" and "properties" in schema:
        return _object(schema, names, indent)
    if kind == "object":
        return _map(schema, names, indent)
    if kind == "array":
        return _array(schema, names, indent)
    return _PLAIN.get(str(kind), "unknown")


def _object(schema: Schema, names: Names, indent: str) -> str:
    required = set(schema.get("required", ()))
    inner = indent + "  "
    lines = [
        f"{inner}{_key(key)}: {expression(value, names, inner)};"
        if key in required
        else f"{inner}{_key(key)}?: {_without_null(expression(value, names, inner))};"
        for key, value in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}" if lines else "Record<string, never>"


def _without_null(kind: str) -> str:
    """Nothing is sent as null: what does not exist is absent."""
    return kind.removesuffix(" | null")


def _key(key: str) -> str:
    return key if key.isidentifier() else json.dumps(key)


def _map(schema: Schema, names: Names, indent: str) -> str:
    value = expression(schema.get("additionalProperties") or {}, names, indent)
    if (keys := schema.get("propertyNames")) and ("$ref" in keys or "enum" in keys):
        return f"Partial<Record<{expression(keys, names)}, {value}>>"
    return f"Record<string, {value}>"


def _array(schema: Schema, names: Names, indent: str) -> str:
    if "prefixItems" in schema:
        items = (expression(one, names, indent) for one in schema["prefixItems"])
        return f"[{', '.join(items)}]"
    item = expression(schema.get("items") or {}, names, indent)
    return f"({item})[]" if "|" in item else f"{item}[]"


def _union(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds)) or "never"
