/// The environment variables that the program heeds by itself; what libraries heed is theirs, such as the
/// locale, the time zone and the descriptions of terminals.
nonisolated enum EnvironmentVariable: String, CaseIterable {
  /// Where the data lie, before all other variables.
  case dataDirectory = "REDO_DATA_DIR"
  /// The moment that it is to be, for tests and demonstrations.
  case now = "REDO_NOW"
  /// The file with the passphrase of the key or of a folder.
  case passphraseFile = "REDO_PASSPHRASE_FILE"
  /// The file with the passphrase that replaces another.
  case newPassphraseFile = "REDO_NEW_PASSPHRASE_FILE"
  /// Tells a program that it runs in a hook, and in which, so that hooks run no hooks.
  case hook = "REDO_HOOK"

  case home = "HOME"
  case dataHome = "XDG_DATA_HOME"
  case configHome = "XDG_CONFIG_HOME"
  case stateHome = "XDG_STATE_HOME"
  case runtimeDirectory = "XDG_RUNTIME_DIR"
  case temporaryDirectory = "TMPDIR"

  case terminal = "TERM"
  case colorTerminal = "COLORTERM"
  case noColor = "NO_COLOR"
  case columns = "COLUMNS"
  case tmux = "TMUX"

  case visualEditor = "VISUAL"
  case editor = "EDITOR"
  case pager = "PAGER"

  // Google's own, which its clients know too.
  case firestoreEmulator = "FIRESTORE_EMULATOR_HOST"
  case signInEmulator = "FIREBASE_AUTH_EMULATOR_HOST"
}
