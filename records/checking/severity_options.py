"""The options that say how grave findings are."""

from pathlib import Path
from typing import Annotated

import typer

Errors = Annotated[
    list[str] | None, typer.Option("--error", metavar="CODE,...", help="Take these findings for errors.")
]
Warnings = Annotated[
    list[str] | None, typer.Option("--warning", metavar="CODE,...", help="Take these findings for warnings.")
]
Notes = Annotated[list[str] | None, typer.Option("--note", metavar="CODE,...", help="Take these findings for notes.")]
Ignored = Annotated[
    list[str] | None, typer.Option("--ignore", metavar="CODE,...", help="Neither print nor count these findings.")
]
Config = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="The config file, else the nearest junqi.toml or pyproject.toml."),
]
NoConfig = Annotated[bool, typer.Option("--no-config", help="Use no config file.")]
