"""What stands between the game and the screen: view-models, the stage, texts and files for QML."""
