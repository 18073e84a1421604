/// Why a list is empty, and the commands that lead on.
public struct Emptiness: Hashable, Sendable {
  /// A command that leads on; a screen adds its key.
  public enum Way: Hashable, Sendable {
    /// What is to be pressed, to do something: `Press a to add a task`.
    case press(Command, to: String)
    /// What a key does: `Esc returns to now`.
    case key(Command, String)

    /// The command.
    public var command: Command {
      switch self {
      case .press(let command, _), .key(let command, _): command
      }
    }
  }

  /// Why it is empty.
  public let words: String
  /// What nothing matches, as it was typed; nil where nothing was looked for.
  public let subject: String?
  /// What leads on, the likeliest first.
  public let ways: [Way]

  /// Why a list is empty.
  init(_ words: String, of subject: String? = nil, _ ways: [Way]) {
    self.words = words
    self.subject = subject
    self.ways = ways
  }

  /// What leads out of the past, to which nothing can be added.
  static let toNow = Way.key(.back, "returns to now")
  /// What leads to a task where there may be one.
  static let toTask = Way.press(.quickAdd, to: "add a task")

  /// There is no task at all.
  public static let nothingToDo = Emptiness(
    "Nothing to do", [toTask, .press(.showHelp, to: "see every key")])
  /// There is nothing to count yet.
  public static let nothingCounted = Emptiness(
    "What you finish lights up here",
    [.press(.quickAdd, to: "add the first task"), .key(.showHelp, "says what will be counted")])
  /// The past that shows had no tasks yet.
  public static let past = Emptiness("There were no tasks then", [toNow])
}
