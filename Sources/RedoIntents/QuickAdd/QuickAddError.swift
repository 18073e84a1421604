internal import RedoProtocol

/// Why a quick-add line makes no task.
public enum QuickAddError: Error, Hashable, Sendable {
  /// No word is left for the title; what was typed is given back.
  case emptyTitle(line: String)

  /// What was wrong, and what to type instead.
  public var message: String {
    switch self {
    case .emptyTitle(let line) where line.utf8.allSatisfy(\.isASCIIBlank):
      "nothing to add: type what is to be done, for example Pay rent tomorrow 9am"
    case .emptyTitle(let line):
      "“\(line)” has no words for a title: type what is to be done, "
        + "or a backslash before a word that belongs to the title"
    }
  }
}
