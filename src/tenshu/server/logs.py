"""Log lines for people or for programs; links and passwords never get into either."""

import json
import logging
import re
import time

# So many kinds of lines are told apart.
KINDS = 1000
TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s"
# A link's token without its table, and the password in a database's address.
SECRETS = (
    (re.compile(r"\b([a-z2-7]{16})\.[A-Za-z0-9_-]{32}"), r"\1.…"),
    (re.compile(r"(postgres(?:ql)?://[^\s:/@]*):[^\s@]*@"), r"\1:…@"),
    (re.compile(r"(?i)\b(bearer|password=)\s*[^\s'\"&]+"), r"\1 …"),
)


def without_secrets(text: str) -> str:
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__(TEXT)

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """One object a line, with the time in UTC; an error has its traceback in `error`."""

    def format(self, record: logging.LogRecord) -> str:
        whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{whole}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
        }
        details = getattr(record, "details", None)
        if isinstance(details, dict):
            line |= {name: clean(value) for name, value in details.items()}
        else:
            line["message"] = without_secrets(record.getMessage())
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def clean(value: object) -> object:
    return without_secrets(value) if isinstance(value, str) else value


class Sparing(logging.Filter):
    """The same kind of line is written so many times a minute; then it is told how many more there were."""

    MOST = 100
    PERIOD = 60.0
    # The host has asked for each of these.
    UNLIMITED = ("tenshu.access",)

    def __init__(self) -> None:
        super().__init__()
        # By logger and template: since when, and how many.
        self.counts: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name in self.UNLIMITED:
            return True
        kind = (record.name, str(record.msg))
        since, count = self.counts.get(kind, (record.created, 0))
        left_out = 0
        if record.created - since >= self.PERIOD:
            left_out, since, count = max(0, count - self.MOST), record.created, 0
        if kind not in self.counts and len(self.counts) >= KINDS:
            self.counts.clear()
        self.counts[kind] = since, count + 1
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more like this before)", ()
        return count < self.MOST


FORMATS = {"text": TextLines, "json": JsonLines}


def set_up(form: str, access: bool) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("tenshu.access").setLevel(logging.INFO if access else logging.WARNING)
