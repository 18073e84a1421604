internal import RedoProtocol
public import RedoTasks

/// A filter line, understood: `passport #admin p>=4 due<=7d -is:draft sort:due`.
///
/// Every term has to hold, of those that a bar joins (`#home|#work`) one. A word is looked for in the
/// title, its tags and people, and the description, case aside; `"quoted words"` stand together as
/// they are; `-` or `!` before a term turns it round. What is no term is a word, so a line never
/// fails; a term that was begun and cannot be read is a word too, and named in ``problems``, as is
/// what other programs call a term. So are letters beyond ``mostLetters``, which are left out.
public struct TaskFilter: Hashable, Sendable {
  /// How many letters a line may look for in texts, those of all its words, tags and people.
  ///
  /// Each may have to be compared with every letter of every text: a line as long as the texts would
  /// take the square of their length.
  public static let mostLetters = 2000

  /// The terms that cannot be read, in the order of the line.
  public let problems: [TaskFilterProblem]
  /// The order that the line asks for (`sort:due`), the last one where it asks for several.
  public let order: TaskOrder?
  /// The tasks that the list shows besides the active ones, so that the filter can find them:
  /// `is:done` and `is:archived` ask for theirs, and an id for any task.
  public let scope: TaskScope

  let terms: [FilterTerm]
  let now: Instant

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: What was typed, of any length and content.
  ///   - context: What date words are read against, and the moment that decides what is overdue.
  ///   - scope: The tasks that the list shows besides the active ones whatever the line asks for.
  ///   - isTyping: Whether the last word may still be growing. A tag or person is then found by
  ///     its beginning, and a term that cannot be read yet asks for nothing.
  public init(
    _ line: String, in context: DateContext, scope: TaskScope = .active, isTyping: Bool = false
  ) {
    var terms: [FilterTerm] = []
    var problems: [TaskFilterProblem] = []
    var order: TaskOrder?
    let words = FilterWord.all(in: line)
    for (place, word) in words.enumerated() {
      switch FilterReading(word, in: context, isTyping: isTyping) {
      case .term(let term): terms.append(term)
      case .order(let wanted): order = wanted
      case .problem(let problem):
        if isTyping && word.isLast && problem.isHalfTyped { continue }
        problems.append(problem)
        if isTyping && word.isLast { continue }
        terms += FilterTerm.words(word)
      case nil:
        if let problem = FilterSlip.problem(ofJoining: words, at: place) {
          problems.append(problem)
        }
        terms += FilterTerm.words(word)
      }
    }
    let letters = terms.reduce(0) { $0 + $1.condition.letterCount }
    if letters > Self.mostLetters {
      problems.append(.tooLong(letters: letters, most: Self.mostLetters))
      terms = FilterTerm.first(Self.mostLetters, of: terms)
    }
    self.problems = problems
    self.order = order
    let others = terms.filter { !$0.condition.isAny }
    let besides = others.reduce(scope) { $0.union($1.scope) }
    self.scope = terms.reduce(besides) { $0.union($1.scope) }
    self.terms = FilterTerm.joiningCompletions(terms).map { $0.besides(besides) }
      .sorted { $0.condition.cost < $1.condition.cost }
    now = context.now
  }

  /// Whether a word of a command line means something to filters besides the letters that it has:
  /// `-is:draft`, `p4`, and what is refused with what to write instead.
  public static func isTerm(_ word: String) -> Bool {
    let words = FilterWord.all(in: word)
    return words.count == 1 && FilterReading.isTerm(words[0])
  }

  /// Whether the line asks for nothing, so that every task matches.
  public var isEmpty: Bool {
    terms.isEmpty
  }

  /// Whether every term holds for a task.
  public func matches(_ task: TaskState, in projection: Projection) -> Bool {
    quality(of: task, in: projection) != nil
  }

  /// How well a task fits the line; nil where a term does not hold.
  public func quality(of task: TaskState, in projection: Projection) -> MatchQuality? {
    var worst = MatchQuality.exact
    for term in terms {
      guard let quality = term.quality(of: task, in: projection, at: now) else { return nil }
      worst = min(worst, quality)
    }
    return worst
  }

  /// Where a text shows what the line looks for, in UTF-8 bytes, in order and apart.
  ///
  /// - Parameters:
  ///   - text: A title, a label or a description as shown.
  ///   - allowsScattered: Whether letters of a word light up one by one where the word itself is
  ///     not there; as in titles, and not in descriptions.
  /// - Returns: The places, none of them empty.
  public func highlights(in text: String, allowsScattered: Bool = true) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let places = terms.flatMap { term in
      term.places(in: bytes.span, allowsScattered: allowsScattered)
    }
    return Self.joined(places)
  }

  /// The places in order, those that touch as one.
  static func joined(_ places: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, place.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        joined.append(place)
      }
    }
    return joined
  }
}
