internal import RedoProtocol
internal import RedoTasks

/// What a word that is no term was meant as, where that shows.
enum FilterSlip {
  /// Why the word is no term, and what is; nil where it may well be a word to look for, as `12:30`
  /// and `http://…` are.
  static func problem(of word: FilterWord) -> TaskFilterProblem? {
    if let problem = problem(ofSignsIn: word) { return problem }
    if absentTags.contains(word.text) {
      return .absent(term: word.source, reason: "no task waits for a day or for another task")
    }
    if let instead = replacement(for: word) {
      return .foreignName(term: word.source, instead: instead)
    }
    return problem(ofComparisonIn: word)
  }

  /// Bars and parentheses, which join nothing here, and signs of comparison between nothing.
  private static func problem(ofSignsIn word: FilterWord) -> TaskFilterProblem? {
    let (term, text) = (word.source, word.text.utf8)
    let bar = UInt8(ascii: "|")
    if text.contains(bar), !text.allSatisfy({ $0 == bar }) { return .noAlternative(term: term) }
    if isGrouped(word.text) { return .grouped(term: term) }
    if word.isNegated, let once = markedOnce(word.text) {
      return .foreignName(term: term, instead: once)
    }
    let isLone = text.allSatisfy(Comparison.isSign) && text.contains(where: isComparing)
    return isLone ? .loneSign(term: term) : nil
  }

  /// The term for what other programs or a slip write otherwise; nil for any other word.
  private static func replacement(for word: FilterWord) -> String? {
    let tag = word.text.hasPrefix("+") ? TitleLabel(.tag, name: String(word.text.dropFirst())) : nil
    let instead =
      virtualTags[word.text] ?? tag?.text ?? PriorityWord.nearest(to: word.text)
      ?? PointsWord.points(of: word.text).map { "points:\($0)" } ?? AlmostTerm(word)?.instead
    return instead.map { marked($0, with: word.mark) }
  }

  /// Taskwarrior's tags that say of themselves whether a task has them.
  private static let virtualTags = [
    "+OVERDUE": "overdue", "+TODAY": "due:today", "+DUETODAY": "due:today",
    "+TOMORROW": "due:tomorrow", "+WEEK": "due:week", "+DUE": "due<=7d", "+COMPLETED": "is:done",
    "+PENDING": "!is:done", "+INSTANCE": "recurring",
  ]

  /// Those of them that ask for what no task has here.
  private static let absentTags: Set<String> = [
    "+WAITING", "+SCHEDULED", "+READY", "+BLOCKED", "+UNBLOCKED", "+BLOCKING",
  ]

  /// A name before a sign of comparison that is no field's, or has another sign.
  private static func problem(ofComparisonIn word: FilterWord) -> TaskFilterProblem? {
    let term = word.source
    // In capitals it is a text: terms are typed in small letters.
    guard let (typed, comparison, value) = Comparison.split(word.text) else { return nil }
    let isTurned = typed.hasSuffix("!") && comparison == .same
    let name = isTurned ? String(typed.dropLast()) : typed
    if isTurned, name == "sort" { return .cannotCompare(term: term, name: name) }
    if isTurned, FilterField(name) != nil || FilterReading.names.contains(name) {
      return .unequal(term: term, instead: "\(word.isNegated ? "" : "!")\(name):\(value)")
    }
    if let foreign = ForeignTerm(name, comparison, value, isTurned: isTurned, mark: word.mark) {
      return foreign.instead.map { .foreignName(term: term, instead: $0) }
        ?? .absent(term: term, reason: foreign.reason)
    }
    // A single letter is as good as none: `a=b`.
    guard comparison != .equal, name.utf8.count > 1, isFieldName(name) else { return nil }
    return .unknownName(term: term, name: name)
  }

  /// Why a word between others joins no terms, as `or`, `and`, `not` and their signs do elsewhere; nil
  /// where there are words alone beside it, as in `milk or bread`.
  static func problem(ofJoining words: [FilterWord], at place: Int) -> TaskFilterProblem? {
    let word = words[place]
    guard !word.isLiteral, !word.isNegated, place + 1 < words.count else { return nil }
    func isBeforeTerm() -> Bool { FilterReading.isTerm(words[place + 1]) }
    func isAmongTerms() -> Bool {
      place > 0 && (FilterReading.isTerm(words[place - 1]) || isBeforeTerm())
    }
    switch word.text {
    case "or", "OR", "|", "||":
      return isAmongTerms() ? .noAlternative(term: word.source) : nil
    case "and", "AND", "&", "&&":
      return isAmongTerms() ? .needlessJoin(term: word.source) : nil
    case "not", "NOT":
      guard isBeforeTerm() else { return nil }
      return .foreignName(term: word.source, instead: "! before the term, as in !#home")
    default: return nil
    }
  }

  /// What to write behind a mark that is typed already.
  static func marked(_ instead: String, with mark: Character?) -> String {
    guard let mark else { return instead }
    return instead.utf8.first == UInt8(ascii: "!")
      ? String(decoding: instead.utf8.dropFirst(), as: UTF8.self)
      : "\(instead), with \(mark) before it"
  }

  /// A term with one mark for the several that it has behind its first; nil where there is none, or
  /// no term behind them: a dash between words asks for nothing.
  private static func markedOnce(_ text: String) -> String? {
    guard let rest = unmarked(text), rest != text else { return nil }
    return "!" + rest
  }

  /// A text without the marks before it; nil where there is nothing else.
  static func unmarked(_ text: String) -> String? {
    let rest = text.utf8.drop(while: isMark)
    return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
  }

  /// Whether a text is a term, here or in another program, behind parentheses, or before such as end
  /// there.
  private static func isGrouped(_ text: String) -> Bool {
    let (start, end) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    guard text.utf8.first == start || text.utf8.last == end else { return false }
    var inside = Substring(text).utf8.drop { $0 == start }
    while inside.last == end { inside.removeLast() }
    let words = FilterWord.all(in: String(decoding: inside, as: UTF8.self))
    guard words.count == 1 else { return false }
    switch problem(of: words[0]) {
    case .foreignName, .absent: return true
    default: return FilterReading.isSound(words[0])
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool { "!-".utf8.contains(byte) }

  /// Whether a name has the letters of a field's: `rank`, `frequencyDays`.
  private static func isFieldName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILowercase else { return false }
    return name.utf8.allSatisfy(\.isASCIILetter)
  }

  /// A colon alone is a word: it stands in texts, too.
  private static func isComparing(_ byte: UInt8) -> Bool { byte != UInt8(ascii: ":") }
}
