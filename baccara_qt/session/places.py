"""Where the program keeps its files: one folder for library, settings and logs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from baccara_qt.session.errors import StorageError


@dataclass(frozen=True, slots=True)
class Places:
    """The files of one user, all below one folder.

    Attributes:
        folder: The folder; made when something is first written.
    """

    folder: Path

    @classmethod
    def find(cls, folder: str | Path | None = None) -> Places:
        """The given folder, else the platform's data directory of this program.

        Raises:
            StorageError: If none is given and the user has no home either.
        """
        if folder is not None:
            return cls(Path(folder).absolute())
        from platformdirs import user_data_path  # noqa: PLC0415 - not needed when a folder is named

        try:
            return cls(user_data_path("baccara-qt", appauthor=False))
        except RuntimeError as error:
            reason = "you have no home folder; name another with --data-dir"
            raise StorageError("unwritable", path="The data folder", reason=reason) from error

    @property
    def library(self) -> Path:
        """The library of sessions."""
        return self.folder / "library.db"

    @property
    def settings(self) -> Path:
        """The settings."""
        return self.folder / "settings.json"

    @property
    def logs(self) -> Path:
        """The folder of logs."""
        return self.folder / "logs"

    def make(self) -> None:
        """Makes the folder.

        Raises:
            StorageError: If it cannot be made.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError as error:
            raise StorageError("unwritable", path=self.folder, reason="it is not a folder") from error
        except OSError as error:
            raise StorageError("unwritable", path=self.folder, reason=error.strerror or error) from error
