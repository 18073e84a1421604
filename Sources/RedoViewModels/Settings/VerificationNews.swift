internal import RedoIntents

/// What a look at every change of the log came to.
public enum VerificationNews: Hashable, Sendable {
  /// Every change is in order; how many there are.
  case sound(Int)
  /// Some lines are rejected, or were cut off.
  case faulty(Int)
  /// There are too many changes to look at while keys wait.
  case tooLong(Int)
  /// The log could not be read; a sentence says why.
  case unreadable(String)

  /// Whether nothing is wrong.
  var isSound: Bool {
    if case .sound = self { true } else { false }
  }

  /// What to tell the user.
  var words: String {
    switch self {
    case .sound(let count):
      "every id and signature holds: " + Quantity.text(count, "line")
    case .faulty(let count):
      Quantity.text(count, "line") + " of the log broken or rejected; redo verify names them"
    case .tooLong(let count):
      "\(count) lines take too long while keys wait; redo verify checks them in a shell"
    case .unreadable(let message): message
    }
  }
}
