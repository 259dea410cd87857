"""Commands run in the process of the tests."""

from typer.testing import CliRunner

from junqi.cli import build


class Ended:
    """How a command ended: ``Ended("validate", "-", stdin=b"...")`` runs it."""

    def __init__(self, *arguments: str, stdin: str | bytes | None = None) -> None:
        result = CliRunner().invoke(build(), arguments, input=stdin)
        self.code, self.out, self.err = result.exit_code, result.stdout, result.stderr
        self.bytes = result.stdout_bytes

    def __repr__(self) -> str:
        return f"exit code {self.code}\n--- stdout\n{self.out}--- stderr\n{self.err}"
