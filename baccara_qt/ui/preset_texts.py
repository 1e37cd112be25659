"""What people call the presets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def preset_name(preset: str) -> str:
    """The name people know a preset by; the name itself for one that is not ours."""
    return {
        "casino": translate("Presets", "Casino"),
        "koenigsspiel": translate("Presets", "Königsspiel"),
        "parlour": translate("Presets", "Parlour"),
        "strict": translate("Presets", "Strict house"),
        "big-table": translate("Presets", "Punto Banco, Big Table"),
        "mini": translate("Presets", "Punto Banco, Mini"),
    }.get(preset, preset)


def preset_note(preset: str) -> str:
    """A preset in one line."""
    return {
        "casino": translate("Presets", "The table of the great casinos. What nobody covers waits in the garage."),
        "koenigsspiel": translate("Presets", "The old royal game. The whole bank is at risk again after every win."),
        "parlour": translate("Presets", "As played at home. No cagnotte, and the banker draws as he likes."),
        "strict": translate("Presets", "Nothing is free: everybody plays the tableau, errors bar from the cards."),
        "big-table": translate("Presets", "The house banks. The shoe goes round, and the cards are turned one by one."),
        "mini": translate("Presets", "The house banks. The dealer turns all cards at once, and the pace is quick."),
    }.get(preset, "")
