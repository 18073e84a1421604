internal import RedoViewModels

/// Keys to start from, by the word of the config (`keymap = vim`).
public enum KeymapPreset: String, CaseIterable, Sendable {
  /// Redo's own.
  case redo
  /// As in the editor: `gg`, `dd`, `yy`, `cc`, `gt`.
  case vim
  /// As in Taskwarrior's terminal interface: `d` does, `m` modifies, `x` deletes.
  case taskwarrior
  /// As todo.txt writes it: `x` is done.
  case todotxt

  /// What differs from Redo's own keys, command by command.
  var bindings: [(command: Command, notations: [String])] {
    switch self {
    case .redo: []
    case .vim: Self.vimBindings
    case .taskwarrior: Self.taskwarriorBindings
    case .todotxt: [(.complete, ["x"]), (.setPriority, ["p", "("]), (.archive, ["X", "z"])]
    }
  }

  private static let vimBindings: [(command: Command, notations: [String])] = [
    (.moveToTop, ["gg", "<Home>"]), (.complete, ["x"]), (.delete, ["dd"]), (.setDue, ["gd"]),
    (.copyIdentifier, ["yy"]), (.archive, ["za"]), (.editInForm, ["cc", "e"]),
    (.changeOrder, ["="]), (.quickAdd, ["o", "a"]), (.addInForm, ["O", "A"]),
    (.nextScreen, ["gt", "]"]), (.previousScreen, ["gT", "["]), (.quit, ["ZZ", "q", "<C-c>"]),
  ]

  private static let taskwarriorBindings: [(command: Command, notations: [String])] = [
    (.complete, ["d"]), (.delete, ["x"]), (.setDue, ["D"]),
    // The later one has `m` in the calendar.
    (.editInForm, ["m", "e"]), (.moveTask, ["m"]),
    (.moveToTop, ["gg", "<Home>"]),
  ]
}
