public import RedoIntents
internal import RedoProtocol
public import RedoTasks
public import RedoTerminal

/// A line being typed, what it is for and what it has been understood to say.
public struct Prompt: Equatable, Sendable {
  /// What a line is typed for.
  public enum Purpose: Hashable, Sendable {
    /// A new task.
    case add
    /// Another title and other fields of a task.
    case edit(TaskReference)
    /// Fields, tags and people of several tasks at once.
    case change(Targets)
    /// Another deadline of tasks.
    case snooze(Targets)
    /// The due date of tasks.
    case due(Targets)
    /// How often tasks come back.
    case repeats(Targets)
    /// A line below the description of tasks.
    case note(Targets)
    /// What the list is narrowed to.
    case find
    /// What the list is narrowed to from then on; leaving it keeps what was there.
    case filter
    /// The name of a filter preset.
    case preset(PresetNaming)
    /// What the list of all changes is narrowed to.
    case findChanges
    /// The moment of the past to show.
    case travel
    /// The value of a setting.
    case setting(SettingName)
    /// A file or a remote.
    case errand(ErrandLine)
    /// A value of one's own among the versions of a field, and what their row is called.
    case version(Settling, StateField, name: String)

    /// Whether the list of tasks follows the line while it is typed.
    public var isOfFilter: Bool { self == .find || self == .filter }

    /// Whether the line narrows what shows while it is typed, and so stands on the last row.
    public var isSearch: Bool { isOfFilter || self == .findChanges }

    /// The tasks that a line changes together; nil for other lines.
    public var targets: Targets? {
      switch self {
      case .change(let targets), .snooze(let targets), .due(let targets), .repeats(let targets),
        .note(let targets):
        targets
      default: nil
      }
    }

    /// Whether the line is about what is selected, which a person looks at while typing.
    public var isAboutSelection: Bool {
      switch self {
      case .edit, .setting: true
      default: targets != nil
      }
    }

    /// The purpose for other tasks; as it is where it is not about several together.
    func about(_ targets: Targets) -> Purpose {
      switch self {
      case .change: .change(targets)
      case .snooze: .snooze(targets)
      case .due: .due(targets)
      case .repeats: .repeats(targets)
      case .note: .note(targets)
      default: self
      }
    }

    /// Whether a command can ever mean something in the line, whatever was typed so far.
    func takes(_ command: Command) -> Bool {
      switch command {
      case .previousChip, .nextChip, .keepWords: return isOfTitle
      case .completeWord: return hasChips || isOfFilter || namesFile
      case .recall: return self == .add
      default: return true
      }
    }

    /// Whether the line says several things of a task, each of which lights up as a chip.
    public var hasChips: Bool {
      if case .change = self { true } else { isOfTitle }
    }

    /// Whether the line makes a title, in which words can stay that would mean more.
    private var isOfTitle: Bool {
      switch self {
      case .add, .edit: true
      default: false
      }
    }

    /// Whether a line for one may go on as one for the other: titles and the order of tasks change.
    func isAboutSame(as other: Purpose) -> Bool {
      switch (self, other) {
      case (.change(let targets), .change(let others)), (.note(let targets), .note(let others)):
        Set(targets.ids) == Set(others.ids)
      case (.errand(.export(.marked(let ids), _)), .errand(.export(.marked(let others), _))):
        Set(ids) == Set(others)
      default: self == other
      }
    }

    /// Whether a file or a folder is named, which can be completed.
    var namesFile: Bool {
      if case .errand(let line) = self { line.namesFile } else { false }
    }
  }

  /// What the line is for.
  public private(set) var purpose: Purpose
  /// The line.
  public internal(set) var field: TextField
  /// What the line was before anything was typed.
  let original: String
  /// The title that a line about a task began with; nil for other lines.
  var opened: OpenedTitle?
  /// The task that was selected when a search began.
  var startedFrom: TaskID?
  /// The chips whose words the user wants left as they are.
  public internal(set) var dismissed: Set<Chip.ID> = []
  /// What was understood, for lines that make or change a task.
  public internal(set) var chips: [Chip] = []
  /// The chip that keys are for, as its place in `chips`; nil while they are for the line.
  public internal(set) var chosenChip: Int?
  /// What the line means as a whole, where it has a meaning of its own.
  public internal(set) var meaning: String?
  /// What stays in a title though more may be meant by it, which the meaning tells, too.
  public internal(set) var note: String?
  /// Why the line cannot be used as it is.
  public internal(set) var problem: String?
  /// Why it was not written when that was tried; nil again once something is typed.
  public internal(set) var refusal: IntentFailure?

  /// The longest line that is typed, in bytes: reading it takes some milliseconds.
  static let longest = 10_000
  /// Whether something that was typed or pasted last found no room in it.
  var isOverfull = false

  /// Whether it holds something else than at its start.
  public var isChanged: Bool { field.text != original }

  /// The day that a line for a new task was given to begin with, as long as it does; empty for none.
  public var offeredDay: String {
    purpose == .add && field.text.hasPrefix(original) ? original : ""
  }

  /// Whether nothing stands in it but the day that it was given to begin with.
  public var isBlank: Bool { field.text == offeredDay }

  /// Starts a line.
  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    original = text
    field = TextField(text)
  }

  /// The line as it stands, for its tasks under the titles or in the order that they have by now.
  func moved(to purpose: Purpose) -> Prompt {
    var prompt = self
    prompt.purpose = purpose
    return prompt
  }

  /// Puts in what was typed or pasted, as much of it as there is room for.
  mutating func insert(_ text: some StringProtocol) {
    var room = Self.longest - field.text.utf8.count
    let fitting = text.prefix { character in
      room -= character.utf8.count
      return room >= 0
    }
    field.insert(fitting)
    isOverfull = fitting.endIndex < text.endIndex
  }

  /// Takes a key of the line; says whether it meant anything.
  mutating func handle(_ key: Key) -> Bool {
    if let character = key.text {
      insert(String(character))
      return true
    }
    let before = field
    guard field.handle(key) else { return false }
    guard field.text != before.text else { return true }
    // What was taken out is put in again as often as somebody asks for it.
    isOverfull = field.text.utf8.count > max(Self.longest, before.text.utf8.count)
    if isOverfull { field = before }
    return true
  }

  /// What is said of a line that was cut.
  static let overfull =
    "a line holds \(longest) bytes, and what came after them was left out; shorten it, or let "
    + "`redo import` read it from a file"
}
