"""The schema of all that goes over the wire, also of what no path of the OpenAPI leads to."""

import json
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from tenshu.core import registry
from tenshu.server import forms
from tenshu.server.shown import TOLD_BY_TABLE

REF = "#/components/schemas/{model}"

Schema = dict[str, Any]


def view_forms() -> dict[str, type]:
    """By game, what its `view` looks like; games without such a form are shown all the same."""
    found: dict[str, type] = {}
    for name in registry.names():
        form = registry.kit(name).part("view")
        if form is not None:
            assert isinstance(form, type)
            found[name] = form
    return found


def event_forms() -> dict[str, dict[str, type]]:
    """By game and kind of event, what its arguments look like."""
    found: dict[str, dict[str, type]] = {}
    for name in registry.names():
        declared = registry.kit(name).part("events")
        if declared is not None:
            assert isinstance(declared, dict)
            found[name] = declared
    return found


def messages() -> dict[str, Schema]:
    """The messages of the WebSocket, and each game's view and events."""
    events = event_forms()
    arguments = {form for declared in events.values() for form in declared.values()}
    every = [forms.News, forms.Missed, forms.Welcome, forms.Pong, *view_forms().values()]
    every += sorted(arguments, key=lambda form: form.__name__)
    places, found = TypeAdapter.json_schemas(
        [(form, "serialization", TypeAdapter(form)) for form in every], ref_template=REF
    )
    named: dict[str, Schema] = found["$defs"]
    for game, declared in events.items():
        name = f"{game.title().replace('_', '')}Event"
        assert name not in named, f"{name} is the name of {game}'s events"
        named[name] = union({kind: places[form, "serialization"] for kind, form in declared.items()})
    return named


def union(events: dict[str, Schema]) -> Schema:
    """One of several events; kinds with the same arguments stand together."""
    by_form: dict[str, tuple[Schema, list[str]]] = {}
    for kind, form in events.items():
        by_form.setdefault(json.dumps(form), (form, []))[1].append(kind)
    return {
        "oneOf": [
            {
                "type": "object",
                "required": ["kind", "args"],
                "properties": {"kind": {"type": "string", "enum": kinds}, "args": form},
            }
            for form, kinds in by_form.values()
        ]
    }


def publish(app: FastAPI) -> None:
    """Put the messages of the WebSocket and the games' own forms into the OpenAPI."""
    plain = app.openapi

    def whole() -> dict[str, Any]:
        if app.openapi_schema is None:
            schemas: dict[str, Schema] = plain()["components"]["schemas"]
            for name, form in messages().items():
                schemas.setdefault(name, form)
            for view in view_forms().values():
                leave_out(schemas[view.__name__], TOLD_BY_TABLE)
        assert app.openapi_schema
        return app.openapi_schema

    app.__dict__["openapi"] = whole


def leave_out(form: dict[str, Any], names: frozenset[str]) -> None:
    """A view as it travels, without what the table tells."""
    form["properties"] = {name: kind for name, kind in form["properties"].items() if name not in names}
    form["required"] = [name for name in form["required"] if name not in names]


def main() -> None:
    """The schema as a file, from which the page's types are made."""
    from tenshu.server.app import application

    print(json.dumps(application(_never).openapi()))


def _never() -> Any:
    raise RuntimeError("a schema needs no store")


if __name__ == "__main__":
    main()
