/// The environment variables that name files and folders.
public enum PathVariable: String, CaseIterable, Sendable {
  /// Where the data lie, before all other variables.
  case dataDirectory = "REDO_DATA_DIR"
  /// The file with the passphrase of the key or of a folder.
  case passphraseFile = "REDO_PASSPHRASE_FILE"
  /// The file with the passphrase that replaces another.
  case newPassphraseFile = "REDO_NEW_PASSPHRASE_FILE"

  /// The user's own folder.
  case home = "HOME"
  /// The folder above ``BaseDirectory/data``.
  case dataHome = "XDG_DATA_HOME"
  /// The folder above ``BaseDirectory/config``.
  case configHome = "XDG_CONFIG_HOME"
  /// The folder above ``BaseDirectory/state``.
  case stateHome = "XDG_STATE_HOME"
  /// Where the user's files lie that go with the session.
  case runtimeDirectory = "XDG_RUNTIME_DIR"
  /// Where everybody's files lie that do not last.
  case temporaryDirectory = "TMPDIR"
}
