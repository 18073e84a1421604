internal import RedoProtocol
internal import RedoTasks

/// What one word of a filter line turned out to be.
enum FilterReading {
  /// A condition.
  case condition(FilterCondition)
  /// An order for the list.
  case order(TaskOrder)
  /// A term that cannot be read.
  case problem(TaskFilterProblem)

  /// Reads a word; nil where it is a word to look for.
  init?(_ word: FilterWord, in context: DateContext, isTyping: Bool) {
    guard !word.isLiteral else { return nil }
    if let alternatives = FilterAlternatives(word, isTyping: isTyping) {
      self = Self.reading(alternatives, of: word.source, in: context, isTyping: isTyping)
      return
    }
    let key = word.key
    if let label = TitleLabel(word: word.text[...]),
      let pattern = LabelPattern(label, isPrefix: isTyping && word.isLast)
    {
      self = .condition(.label(pattern))
    } else if let state = FilterState(word: key) {
      self = .condition(.state(state))
    } else if key.utf8.first == UInt8(ascii: "p"), let priority = PriorityWord.priority(of: key) {
      self = .condition(.number(.priority, Int64(priority)...Int64(priority)))
    } else if let (name, comparison, value) = Comparison.split(key),
      let reading = Self.reading(name, comparison, value, of: word.source, in: context)
    {
      self = reading
    } else if let problem = FilterSlip.problem(of: word) {
      self = .problem(problem)
    } else {
      return nil
    }
  }

  /// Whether a word is read as something, whatever day it is.
  static func isTerm(_ word: FilterWord) -> Bool {
    let context = DateContext(now: .earliest, zone: .utc)
    return FilterReading(word, in: context, isTyping: false) != nil
  }

  /// Whether a word is a term that can be read, whatever day it is.
  static func isSound(_ word: FilterWord) -> Bool {
    let context = DateContext(now: .earliest, zone: .utc)
    switch FilterReading(word, in: context, isTyping: false) {
    case .condition, .order: return true
    case .problem, nil: return false
    }
  }

  /// What stands before a sign besides the fields.
  static let names = ["is", "sort", "id"]

  /// Reads the parts of a word, a word to look for among them.
  private static func reading(
    _ alternatives: FilterAlternatives, of term: String, in context: DateContext, isTyping: Bool
  ) -> FilterReading {
    var terms: [FilterTerm] = []
    for part in alternatives.parts {
      switch FilterReading(part, in: context, isTyping: isTyping) {
      case .condition(let condition):
        terms.append(FilterTerm(condition: condition, isNegated: part.isNegated))
      case .order: return .problem(.orderAmongOthers(term: term))
      case .problem(let problem): return .problem(problem)
      case nil: terms += FilterTerm.words(part)
      }
    }
    return .condition(.any(terms))
  }

  /// Reads a name, a sign and a value; nil for a name that no term has.
  private static func reading(
    _ name: String, _ comparison: Comparison, _ value: String, of term: String,
    in context: DateContext
  ) -> FilterReading? {
    if let field = FilterField(name) {
      return reading(field, comparison, value, of: term, in: context)
    }
    guard names.contains(name) else { return nil }
    guard comparison == .equal || comparison == .same else {
      return .problem(.cannotCompare(term: term, name: name))
    }
    switch name {
    case "is":
      return FilterState(rawValue: value).map { .condition(.state($0)) }
        ?? .problem(.unknownState(term: term, value: value))
    case "sort":
      return TaskOrder(rawValue: value).map { .order($0) }
        ?? .problem(.unknownOrder(term: term, value: value))
    default:
      return IDPrefix(value).map { .condition(.id($0)) }
        ?? .problem(.unreadableID(term: term, value: value))
    }
  }

  private static func reading(
    _ field: FilterField, _ comparison: Comparison, _ value: String, of term: String,
    in context: DateContext
  ) -> FilterReading {
    if let allowed = field.allowed {
      guard let number = Figures.number(in: value), allowed.contains(number) else {
        return .problem(.unreadableNumber(term: term, value: value, allowed: allowed))
      }
      let span = Int64(number)..<Int64(number) + 1
      return .condition(.number(field, comparison.range(of: span)))
    }
    if field == .due, comparison == .equal || comparison == .same,
      value == "none" || value == "someday"
    {
      return .condition(.noDate)
    }
    guard let span = FilterDate.span(of: value, looksBack: field.looksBack, in: context) else {
      return .problem(.unreadableDate(term: term, value: value))
    }
    return .condition(.number(field, comparison.range(of: span)))
  }
}
