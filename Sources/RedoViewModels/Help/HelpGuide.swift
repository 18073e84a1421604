public import RedoIntents

/// A language of lines that help explains.
public enum HelpGuide: CaseIterable, Hashable, Sendable {
  /// The line of a new task.
  case quickAdd
  /// The line that changes several tasks at once.
  case change
  /// The line that narrows the list.
  case filter
  /// The line of another deadline.
  case snooze
  /// The line of a due date.
  case due
  /// The line of a repeat.
  case repeats
  /// The line of a moment of the past.
  case moment
  /// The fields of a form.
  case form

  /// The lines that help of a screen tells of; the others it tells of where they are typed.
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
    case .note, .findChanges, .preset, .setting, .errand, .version: return nil
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
