"""What remains to be done in a state: a stack of small records, so that play can stop and resume anywhere."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.codec import Reader, Writer


class Steps:
    """Records of (step, seat, value); the last one pushed is done first. -1 when nothing remains."""

    def __init__(self) -> None:
        self.records = vec[i64]()
        self.top: i64 = 0

    def push(self, step: i64, seat: i64, value: i64) -> None:
        while len(self.records) < self.top + 3:
            self.records = append(self.records, 0)
        self.records[self.top] = step
        self.records[self.top + 1] = seat
        self.records[self.top + 2] = value
        self.top += 3

    def drop(self) -> None:
        self.top -= 3

    def step(self) -> i64:
        if self.top == 0:
            return -1
        return self.records[self.top - 3]

    def seat(self) -> i64:
        if self.top == 0:
            return -1
        return self.records[self.top - 2]

    def value(self) -> i64:
        if self.top == 0:
            return -1
        return self.records[self.top - 1]

    def copy(self) -> "Steps":
        other = Steps()
        self.copy_to(other)
        return other

    def copy_to(self, other: "Steps") -> None:
        if len(other.records) < self.top:
            other.records = self.records[: self.top]
        else:
            for i in range(self.top):
                other.records[i] = self.records[i]
        other.top = self.top

    def write(self, out: Writer) -> None:
        out.row(self.records[: self.top])

    def read(self, source: Reader) -> None:
        self.records = source.row()
        self.top = len(self.records)
        if self.top % 3 != 0:
            raise ValueError(f"the stack of steps has {self.top} numbers, which are no records of three")
