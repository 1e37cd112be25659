"""The rules core: cards, shoe, tableaux, money, and the games of the house. Standard library only."""
