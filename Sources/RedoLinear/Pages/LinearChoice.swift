internal import RedoProtocol
internal import RedoViewModels

/// Something that a number chooses.
struct LinearChoice {
  /// What the choice is called.
  enum Words {
    /// These words.
    case text(String)
    /// A task in a sentence, made when it is read: lists are long.
    case task(place: Int)
    /// A change of the activity, by its name.
    case activity(NodeID)
  }

  /// What it is called.
  let words: Words
  /// What is selected when it is chosen, or when a command names its number.
  let selection: Selection?
  /// The task that it is about, where it is about one.
  let task: TaskID?
  /// What choosing it does.
  let command: Command?
  /// What a line may say instead of its number, besides the words themselves.
  let name: String?

  init(
    _ words: Words, _ selection: Selection? = nil, task: TaskID? = nil, does command: Command?,
    name: String? = nil
  ) {
    self.words = words
    self.selection = selection
    self.task = task
    self.command = command
    self.name = name
  }

  /// The line of the step that it selects, as it was read; nil where it selects none.
  var step: Int? {
    if case .step(let line) = selection { line } else { nil }
  }

  /// Whether a line names it.
  func isCalled(_ line: String) -> Bool {
    let line = line.lowercased()
    if name?.lowercased() == line { return true }
    guard case .text(let text) = words else { return false }
    return text.lowercased() == line
  }
}
