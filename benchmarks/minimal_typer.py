"""The smallest Typer program: what `junqi --help` is compared with."""

import typer

app = typer.Typer()


@app.command()
def greet(name: str = "world") -> None:
    """Greet somebody."""
    typer.echo(f"Hello, {name}")


if __name__ == "__main__":
    app()
