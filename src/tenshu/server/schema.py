"""The schema of all that goes over the wire, also of what no path of the OpenAPI leads to."""

import json
from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from tenshu.core import registry
from tenshu.server import forms
from tenshu.server.shown import TOLD_BY_TABLE

REF = "#/components/schemas/{model}"


def view_forms() -> dict[str, type[BaseModel]]:
    """By game, what its `view` looks like; games without such a form are shown all the same."""
    found: dict[str, type[BaseModel]] = {}
    for name in registry.names():
        form = registry.kit(name).part("view")
        if form is not None:
            assert isinstance(form, type)
            assert issubclass(form, BaseModel)
            found[name] = form
    return found


def publish(app: FastAPI) -> None:
    """Put the messages of the WebSocket and the games' views into the OpenAPI."""
    plain = app.openapi

    def whole() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            models: list[type[BaseModel]] = [forms.News, forms.Missed, forms.Welcome, forms.Pong]
            models += view_forms().values()
            _, found = models_json_schema([(model, "serialization") for model in models], ref_template=REF)
            schemas: dict[str, Any] = schema["components"]["schemas"]
            for name, form in found["$defs"].items():
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
