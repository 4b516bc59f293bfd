"""The program in a real terminal."""

import pexpect
import pytest

from .conftest import PROGRAM, heed_interrupts

WIPE = "\x1b[2J\x1b[3J\x1b[H"
TIMEOUT = 30


def terminal(surroundings: dict[str, str], *args: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], *args],
        env={**surroundings, "TERM": "xterm", "NO_COLOR": "1"},
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=TIMEOUT,
        preexec_fn=heed_interrupts,
    )


def test_the_screen_is_wiped_between_two_people(surroundings: dict[str, str]) -> None:
    game = terminal(surroundings, "play", "kunitori", "--seats", "human,human", "--seed", "9")
    game.expect("press Enter")
    assert "Your hand" not in str(game.before)
    game.sendline("")
    game.expect(r"\w+ >")
    assert "Your hand" in str(game.before)
    game.sendline("done")
    game.expect_exact(WIPE)
    game.expect("press Enter")
    assert "hand" not in str(game.before)
    game.close()


@pytest.mark.parametrize(("keys", "code"), [("\x03", 130), ("\x04", 0)])
def test_leaving_by_a_key(surroundings: dict[str, str], keys: str, code: int) -> None:
    game = terminal(surroundings, "play", "kunitori", "--seed", "7")
    game.expect("Aki >")
    game.send(keys)
    game.expect("Go on with:")
    game.expect("tenshu play --resume")
    game.expect(pexpect.EOF)
    game.close()
    assert "Traceback" not in str(game.before)
    assert game.exitstatus == code
