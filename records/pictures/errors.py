"""What can be wrong with the picture that a user asks for."""

from pathlib import Path

from ...core.errors import JunqiError, RefusedError


class PictureSizeError(JunqiError, ValueError):
    """A size that no picture can have."""

    def __init__(self, size: int, least: int, most: int) -> None:
        super().__init__(f"a picture of {size} pixels: its longer side may have {least} to {most}")
        self.size = size
        self.least = least
        self.most = most


class NoHanziFontError(RefusedError, LookupError):
    """No font on this system has the hanzi of the pieces."""

    def __init__(self) -> None:
        super().__init__(
            "no font with hanzi was found: install one, such as Noto Sans CJK, "
            "name one with --font FILE, or draw the pieces as letters"
        )


class FontFileError(JunqiError, ValueError):
    """A file that is no font, or a font that lacks the hanzi of the pieces."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file} cannot be used as the font of the pieces: {reason}")
        self.file = file
        self.reason = reason
