/// The environment variables that the program heeds by itself besides those that name paths; what
/// libraries heed is theirs, such as the locale, the time zone and the descriptions of terminals.
nonisolated enum EnvironmentVariable: String, CaseIterable {
  /// The moment that it is to be, for tests and demonstrations.
  case now = "REDO_NOW"
  /// Tells a program that it runs in a hook, and in which, so that hooks run no hooks.
  case hook = "REDO_HOOK"

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
