public import RedoIntents

/// A language of lines that help explains.
public enum HelpGuide: CaseIterable, Hashable, Sendable {
  /// That of a new task.
  case quickAdd
  /// That of several tasks at once.
  case change
  /// That of what the list is narrowed to.
  case filter
  /// That of another deadline.
  case snooze
  /// That of a due date.
  case due
  /// That of a repeat.
  case repeats
  /// That of a moment of the past.
  case moment
  /// Those of the fields of a form.
  case form

  /// Those that help of a screen tells of as well; the others it tells of where they are typed.
  static let ofScreens: [HelpGuide] = [.quickAdd, .filter]

  /// The language of a line; nil where it has none of its own.
  public init?(_ purpose: Prompt.Purpose) {
    switch purpose {
    case .add, .edit: self = .quickAdd
    case .change: self = .change
    case .snooze: self = .snooze
    case .due: self = .due
    case .repeats: self = .repeats
    case .travel: self = .moment
    case .find, .filter: self = .filter
    case .findChanges, .preset, .setting, .errand, .version: return nil
    }
  }

  /// The command whose line is written in it.
  public var command: Command {
    switch self {
    case .quickAdd: .quickAdd
    case .change: .editTitle
    case .filter: .find
    case .snooze: .snooze
    case .due: .setDue
    case .repeats: .setRepeat
    case .moment: .travel
    case .form: .addInForm
    }
  }

  /// What may be typed.
  public var guide: LineGuide {
    switch self {
    case .quickAdd: .quickAdd
    case .change: .change
    case .filter: .filter
    case .snooze: .snooze
    case .due: .due
    case .repeats: .repeats
    case .moment: .moment
    case .form: .form
    }
  }
}
