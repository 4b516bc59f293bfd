"""What is on the table only with an expansion, or only for a while: the board holds one of each or none."""

from abc import abstractmethod

from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer


class Part:
    """It copies, writes, counts and shows itself; a part that is not there is written as an empty one."""

    @abstractmethod
    def write(self, out: Writer) -> None:
        """All its numbers, in order."""

    def census(self, seats: i64, found: dict[str, int]) -> None:
        """How many pieces of each sort it holds, if any could get lost."""


def read_absent(source: Reader, empty: Part) -> None:
    """Pass over a part that is not there."""
    out = Writer()
    empty.write(out)
    written = bytes(out.bytes)
    end = source.at + len(written)
    if source.data[source.at : end] != written:
        raise ValueError(f"something belongs to an expansion that is not in play, at byte {source.at}")
    source.at = end
