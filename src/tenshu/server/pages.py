"""The pages that the server itself writes: what it is, and what can be asked of it."""

from html import escape
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from tenshu.core import registry
from tenshu.texts import LANGUAGES, Texts, prefix

router = APIRouter(include_in_schema=False)

BUILT = Path(__file__).parent / "page"
PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 1.05rem/1.55 system-ui, sans-serif; color: #232019; background: #f6f1e6; margin: 0 auto;
  max-width: 46rem; padding: 2rem 1.2rem; }}
h1 {{ font-weight: 600; }} h2 {{ font-size: 1.1rem; margin-top: 2rem; overflow-wrap: anywhere; }}
a {{ color: #9c2f1c; }} nav a {{ margin-right: 1em; }} svg {{ width: 6rem; height: auto; }}
code, pre {{ font-size: .92em; }} pre {{ white-space: pre-wrap; }}
@media (prefers-color-scheme: dark) {{
  body {{ color: #ece5d6; background: #1d1b18; }} a {{ color: #e9a58c; }} }}
</style>
</head>
<body>
{body}
</body>
</html>
"""

KEEP = """<svg viewBox="0 0 96 80" role="img" aria-label="{label}">
<g fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">
<path d="M8 76h80l-8-18H16z"/><path d="M10 58q38-8 76 0l-12-16H22z"/><path d="M20 42q28-7 56 0l-10-14H30z"/>
<path d="M30 28q18-5 36 0L48 8z"/><path d="M43 76V65h10v11"/></g></svg>"""


def language_of(asked: str | None, accepted: str | None) -> str:
    """What the address asks for, or the first of the browser's languages that we speak."""
    wishes = [asked or "", *((accepted or "")[:200].split(","))]
    return next((wish.strip()[:2] for wish in wishes if wish.strip()[:2] in LANGUAGES), LANGUAGES[0])


Asked = Annotated[str | None, Query(alias="lang")]
Accepted = Annotated[str | None, Header(alias="accept-language")]


@router.get("/")
async def front(asked: Asked = None, accepted: Accepted = None) -> Response:
    """The page, where it is built."""
    built = BUILT / "index.html"
    return FileResponse(built) if built.is_file() else HTMLResponse(bare(asked, accepted))


def bare(asked: str | None, accepted: str | None) -> str:
    words = Texts(language_of(asked, accepted))
    games = "".join(f"<li>{escape(words.text(f'{prefix(name)}-name'))}</li>" for name in registry.names())
    languages = " ".join(f'<a href="/?lang={lang}" hreflang="{lang}">{lang}</a>' for lang in LANGUAGES)
    body = f"""{KEEP.format(label=escape(words.text("server-keep")))}
<h1>Tenshu</h1>
<p>{escape(words.text("server-about"))}</p>
<h2>{escape(words.text("server-games"))}</h2>
<ul>{games}</ul>
<p>{escape(words.text("server-no-client"))}</p>
<p><a href="/docs?lang={words.lang}">{escape(words.text("server-docs"))}</a></p>
<nav>{languages}</nav>"""
    return PAGE.format(lang=words.lang, title="Tenshu", body=body)


@router.get("/docs", response_class=HTMLResponse)
async def docs(request: Request, asked: Asked = None, accepted: Accepted = None) -> str:
    words = Texts(language_of(asked, accepted))
    schema: dict[str, Any] = request.app.openapi()
    parts = [
        f"<h1>{escape(words.text('server-docs'))}</h1>",
        f"<pre>{escape(schema['info']['description'])}</pre>",
        f'<p><a href="{request.app.openapi_url}">OpenAPI</a></p>',
    ]
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            answers = ", ".join(operation["responses"])
            parts.append(
                f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
                f"<p>{escape(operation.get('description', operation['summary']))}</p>"
                f"<p><code>{escape(answers)}</code></p>"
            )
    return PAGE.format(lang=words.lang, title="Tenshu API", body="\n".join(parts))
