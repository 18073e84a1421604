internal import RedoProtocol
internal import RedoTasks

/// What a word that is no term was meant as, where that shows.
enum FilterSlip {
  /// Why the word is no term, and what is; nil where it may well be a word to look for, as `12:30`
  /// and `http://…` are.
  static func problem(of word: FilterWord) -> TaskFilterProblem? {
    let term = word.source
    let bar = UInt8(ascii: "|")
    if !word.text.utf8.allSatisfy({ $0 == bar }), word.text.utf8.contains(bar) {
      return .noAlternative(term: term)
    }
    if word.text.utf8.allSatisfy(Comparison.isSign), word.text.utf8.contains(where: isComparing) {
      return .loneSign(term: term)
    }
    if word.text.hasPrefix("+"), let tag = TitleLabel(.tag, name: String(word.text.dropFirst())) {
      return .foreignName(term: term, instead: tag.text)
    }
    if let priority = PriorityWord.nearest(to: word.text) {
      return .foreignName(term: term, instead: priority)
    }
    if let points = PointsWord.points(of: word.text) {
      return .foreignName(term: term, instead: "points:\(points)")
    }
    if let almost = AlmostTerm(word) {
      return .foreignName(term: term, instead: almost.instead)
    }
    // In capitals it is a text: terms are typed in small letters.
    guard let (typed, comparison, value) = Comparison.split(word.text) else { return nil }
    let isTurned = typed.hasSuffix("!") && comparison == .same
    let name = isTurned ? String(typed.dropLast()) : typed
    if isTurned, FilterField(name) != nil || FilterReading.names.contains(name) {
      return .unequal(term: term, instead: "!\(name):\(value)")
    }
    if comparison != .equal || !value.isEmpty,
      let foreign = ForeignTerm(name, comparison, value)
    {
      return foreign.instead.map { .foreignName(term: term, instead: $0) }
        ?? .absent(term: term, reason: foreign.reason)
    }
    // A single letter is as good as none: `a=b`.
    guard comparison != .equal, name.utf8.count > 1, isFieldName(name) else { return nil }
    return .unknownName(term: term, name: name)
  }

  /// Why a word between others joins no terms, as `or` and its signs do elsewhere; nil where there
  /// are words alone beside it, as in `milk or bread`.
  static func problem(ofJoining words: [FilterWord], at place: Int) -> TaskFilterProblem? {
    let word = words[place]
    guard ["or", "OR", "|", "||"].contains(word.text), !word.isLiteral, !word.isNegated,
      place > 0, place + 1 < words.count,
      FilterReading.isTerm(words[place - 1]) || FilterReading.isTerm(words[place + 1])
    else { return nil }
    return .noAlternative(term: word.source)
  }

  /// Whether a name has the letters of a field's: `rank`, `frequencyDays`.
  private static func isFieldName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILowercase else { return false }
    return name.utf8.allSatisfy(\.isASCIILetter)
  }

  /// A colon alone is a word: it stands in texts, too.
  private static func isComparing(_ byte: UInt8) -> Bool { byte != UInt8(ascii: ":") }
}
