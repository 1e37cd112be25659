"""The two kinds of refusal: text nobody can read, and an act the table does not allow."""

from __future__ import annotations


class NotationError(ValueError):
    """A text (card, amount, coup) that cannot be read."""


class RuleError(Exception):
    """An act the rules do not allow.

    Attributes:
        code: Stable name of the refusal, e.g. ``"banco.exceeds_purse"``.
        rule: Number of the rule in the rule book, e.g. ``"C3"``.
        params: What the refusal is about (seats, amounts in cents), for the message shown to people.
    """

    def __init__(self, code: str, *, rule: str, **params: object) -> None:
        self.code = code
        self.rule = rule
        self.params = params
        details = "".join(f", {name}={value!r}" for name, value in params.items())
        super().__init__(f"{code} (rule {rule}{details})")
