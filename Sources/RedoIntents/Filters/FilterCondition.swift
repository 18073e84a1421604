internal import RedoProtocol
internal import RedoTasks

/// What one term of a filter asks of a task, the cheaper question first.
enum FilterCondition: Hashable, Sendable {
  /// A number lies in a range.
  case number(FilterField, ClosedRange<Int64>)
  /// There is no due date.
  case noDate
  /// The task is in a state.
  case state(FilterState)
  /// The id begins so.
  case id(IDPrefix)
  /// The title carries a tag or person: its folded name, of which only the start may be known.
  case label(LabelPattern)
  /// The texts contain a word, or a phrase as it stands.
  case text(TextPattern, isPhrase: Bool)
  /// One of several terms holds; of the tasks that the rest of the line lists, and those that the
  /// term itself asks for.
  case any([FilterTerm], besides: TaskScope)

  /// Whether it is one of several terms.
  var isAny: Bool { if case .any = self { true } else { false } }

  /// What asking costs; terms are asked from the lowest to the highest.
  var cost: Int {
    switch self {
    case .number, .noDate, .id: 0
    case .state: 1
    case .label: 2
    case .text: 3
    case .any: 4
    }
  }

  /// How many letters are looked for in texts.
  var letterCount: Int {
    switch self {
    case .label(let label): label.letterCount
    case .text(let pattern, _): pattern.letterCount
    case .any(let terms, _): terms.reduce(0) { $0 + $1.condition.letterCount }
    default: 0
    }
  }

  /// The tasks that a list has to show besides the active ones, so that some can be found.
  var scope: TaskScope {
    switch self {
    case .state(let state): state.scope
    case .number(let field, _): field.scope
    case .id: .all
    case .any(let terms, _): terms.reduce(.active) { $0.union($1.scope) }
    default: .active
    }
  }

  /// How well a task fits; nil where it does not.
  func quality(of task: TaskState, in projection: Projection, at now: Instant) -> MatchQuality? {
    switch self {
    case .number(let field, let range):
      field.lies(in: range, of: task, in: projection) ? .exact : nil
    case .noDate: task.currentTodo == nil ? .exact : nil
    case .state(let state): state.holds(for: task, in: projection, at: now) ? .exact : nil
    case .id(let prefix): prefix.matches(task.id) ? .exact : nil
    case .label(let label): label.matches(task, in: projection) ? .exact : nil
    case .text(let pattern, let isPhrase):
      TaskTexts.quality(of: pattern, isPhrase: isPhrase, in: task, of: projection)
    case .any(let terms, let scope):
      terms.lazy.filter { scope.union($0.scope).includes(task) }
        .compactMap { $0.quality(of: task, in: projection, at: now) }.max()
    }
  }
}
