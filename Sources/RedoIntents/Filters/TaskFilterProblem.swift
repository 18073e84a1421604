internal import RedoTasks

/// A term of a filter line that cannot be read, and so is looked for as a word.
public enum TaskFilterProblem: Error, Hashable, Sendable {
  /// The value is no date.
  case unreadableDate(term: String, value: String)
  /// The value is no number in the field's range.
  case unreadableNumber(term: String, value: String, allowed: ClosedRange<Int>)
  /// No task can be asked to be that.
  case unknownState(term: String, value: String)
  /// Lists cannot be sorted by that.
  case unknownOrder(term: String, value: String)
  /// The value is no beginning of an id, or too short a one.
  case unreadableID(term: String, value: String)
  /// The sign compares where only `:` makes sense.
  case cannotCompare(term: String, name: String)
  /// The sign stands alone, as blanks around one leave it.
  case loneSign(term: String)
  /// The name before the sign is no field's.
  case unknownName(term: String, name: String)
  /// No sign says that something differs; a term is turned round instead.
  case unequal(term: String, instead: String)
  /// It stands between terms as if one of them were enough; a bar without blanks says so.
  case noAlternative(term: String)
  /// It stands between terms that all have to hold without it.
  case needlessJoin(term: String)
  /// Parentheses hold it, and nothing is grouped by them.
  case grouped(term: String)
  /// A bar joins an order to what is asked for.
  case orderAmongOthers(term: String)
  /// Another program says it so.
  case foreignName(term: String, instead: String)
  /// Another program says it so, and there is nothing like it here.
  case absent(term: String, reason: String)
  /// The words of the line have more letters than are looked for.
  case tooLong(letters: Int, most: Int)

  /// What was wrong, and what to write instead in a line that is read as it stands.
  public var message: String { message(quotes: "quotes", typed: \.self) }

  /// What was wrong, and what to write instead where quotes, and terms, are typed otherwise.
  public func message(quotes: String, typed: (String) -> String) -> String {
    let asItStands = "put \(quotes) round it to look for it as it stands"
    let dates = "write for example 7d, mon or 2026-12-24"
    return switch self {
    case .unreadableDate(let term, ""): "\"\(term)\" lacks a date: \(dates)"
    case .unreadableDate(let term, let value):
      "\"\(value)\" in \"\(term)\" is no date: \(dates), with \(quotes) round several words"
    case .unreadableNumber(let term, let value, let allowed):
      "\"\(term)\" \(value.isEmpty ? "lacks" : "needs") a number: "
        + "write one from \(allowed.lowerBound) to \(allowed.upperBound)"
    case .unknownState(let term, _):
      "\"\(term)\" is nothing that a task can be: write is: and one of \(Self.states)"
    case .unknownOrder(let term, _):
      "\"\(term)\" is no order: write sort: and one of \(Self.orders)"
    case .unreadableID(let term, _):
      "\"\(term)\" names no id: write id: and its first 4 or more characters, 0 to 9 and a to f"
    case .cannotCompare(let term, let name):
      "\"\(term)\" cannot be compared: write \(name): and the value"
    case .loneSign(let term):
      "write \"\(term)\" without blanks: \(typed("due<=7d"))"
    case .unknownName(let term, let name):
      "\"\(term)\" compares what no task has: instead of \(name) write one of \(Self.fields), "
        + "or \(asItStands)"
    case .unequal(let term, let instead): "\"\(term)\" is no term: write \(typed(instead))"
    case .noAlternative(let term):
      "\"\(term)\" joins no terms: write \(typed("#home|#work")), no blank or quote within, where "
        + "one of them is enough, or \(asItStands)"
    case .needlessJoin(let term):
      "\"\(term)\" joins no terms: leave it out, as all terms of a line have to hold, or "
        + asItStands
    case .grouped(let term):
      "\"\(term)\" groups terms, which nothing does here: write each by itself, as "
        + "\(typed("#home|#work")) where one of them is enough or \(typed("!#home !#work")) where "
        + "neither may hold, or \(asItStands)"
    case .orderAmongOthers(let term):
      "\"\(term)\" asks for an order among other things: write sort: as a word of its own"
    case .foreignName(let term, let instead):
      "\"\(term)\" is no term here: write \(typed(instead)), or \(asItStands)"
    case .absent(let term, let reason):
      "\"\(term)\" is no term here, as \(reason): \(asItStands)"
    case .tooLong(let letters, let most):
      "the words of the filter have \(letters) letters: leave out some, so that they have \(most) "
        + "at most"
    }
  }

  /// Whether more letters may yet make sense of it.
  var isHalfTyped: Bool {
    switch self {
    case .loneSign, .noAlternative: true
    default: false
    }
  }

  private static let fields = FilterField.names.joined(separator: ", ")
  private static let states = FilterState.allCases.map(\.rawValue).joined(separator: ", ")
  private static let orders = TaskOrder.allCases.map(\.rawValue).joined(separator: ", ")
}
