internal import RedoProtocol
internal import RedoTasks

/// What one word of a filter line turned out to be.
enum FilterReading {
  /// A condition, or several of which one is enough.
  case term(FilterTerm)
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
    if let condition = Self.condition(word, isTyping: isTyping) {
      self = .term(FilterTerm(condition: condition, isNegated: word.isNegated))
    } else if let (name, comparison, value) = Comparison.split(key),
      let reading = Self.reading(name, comparison, value, of: word, in: context)
    {
      self = reading
    } else if let problem = FilterSlip.problem(of: word) {
      self = .problem(problem)
    } else {
      return nil
    }
  }

  /// What a word asks for that compares nothing.
  private static func condition(_ word: FilterWord, isTyping: Bool) -> FilterCondition? {
    if let label = TitleLabel(word: word.text[...]),
      let pattern = LabelPattern(label, isPrefix: isTyping && word.isLast && !word.isNegated)
    {
      return .label(pattern)
    }
    let key = word.key
    if let state = FilterState(word: key) { return .state(state) }
    guard key.utf8.first == UInt8(ascii: "p") else { return nil }
    return PriorityWord.priority(of: key).map { .number(.priority, Int64($0)...Int64($0)) }
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
    case .term, .order: return true
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
      case .term(let term): terms.append(term)
      case .order: return .problem(.orderAmongOthers(term: term))
      case .problem(let problem): return .problem(problem)
      case nil: terms += FilterTerm.words(part)
      }
    }
    return .term(FilterTerm(condition: .any(terms, besides: .active), isNegated: false))
  }

  /// Reads a name, a sign and a value; nil for a name that no term has.
  private static func reading(
    _ name: String, _ comparison: Comparison, _ value: String, of word: FilterWord,
    in context: DateContext
  ) -> FilterReading? {
    let term = word.source
    func asking(_ condition: FilterCondition) -> FilterReading {
      .term(FilterTerm(condition: condition, isNegated: word.isNegated))
    }
    if let field = FilterField(name) {
      do throws(TaskFilterProblem) {
        // Told as it was typed, in its capitals too.
        let typed = Comparison.split(word.text)?.value ?? value
        return asking(try condition(field, comparison, value, typed, of: word, in: context))
      } catch {
        return .problem(error)
      }
    }
    guard names.contains(name) else { return nil }
    guard comparison == .equal || comparison == .same else {
      return .problem(.cannotCompare(term: term, name: name))
    }
    switch name {
    case "is":
      return FilterState(rawValue: value).map { asking(.state($0)) }
        ?? .problem(.unknownState(term: term, value: value))
    case "sort":
      return TaskOrder(rawValue: value).map { .order($0) }
        ?? .problem(.unknownOrder(term: term, value: value))
    default:
      return IDPrefix(value).map { asking(.id($0)) }
        ?? .problem(.unreadableID(term: term, value: value))
    }
  }

  private static func condition(
    _ field: FilterField, _ comparison: Comparison, _ value: String, _ typed: String,
    of word: FilterWord, in context: DateContext
  ) throws(TaskFilterProblem) -> FilterCondition {
    let term = word.source
    if let allowed = field.allowed {
      guard let number = Figures.number(in: value), allowed.contains(number) else {
        throw .unreadableNumber(term: term, value: typed, allowed: allowed)
      }
      let span = Int64(number)..<Int64(number) + 1
      return .number(field, comparison.range(of: span))
    }
    if field == .due, comparison == .equal || comparison == .same,
      value == "none" || value == "someday"
    {
      return .noDate
    }
    guard let span = FilterDate.span(of: value, looksBack: field.looksBack, in: context) else {
      throw .unreadableDate(term: term, value: typed)
    }
    let range = comparison.range(of: span)
    return .number(field, field == .done ? endingToday(range, in: context) : range)
  }

  /// Completions without a last day up to today's end: one that a clock ahead dates later counts on
  /// its own day alone, as in the statistics.
  private static func endingToday(
    _ range: ClosedRange<Int64>, in context: DateContext
  ) -> ClosedRange<Int64> {
    let tomorrow = context.zone.instant(of: context.today.advanced(byDays: 1), at: .midnight)
    guard range.upperBound == .max, range.lowerBound < tomorrow.milliseconds else { return range }
    return range.lowerBound...tomorrow.milliseconds - 1
  }
}
