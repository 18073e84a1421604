internal import RedoProtocol

/// Lists the fields that a task's heads left with different values.
struct MergeDifferences {
  private let contest: MergeContest
  private let shown: TaskFold
  private let revivals: Revivals
  private let fields: [StateField]
  private let base: Int
  private var replay: EffectReplay
  /// The base and all that it stands on: none of that set a field in which a head differs from it.
  private lazy var common = contest.graph.history(upTo: base)
  /// The last change that set each field, by the change up to which a branch was looked through for it.
  private var setters: [Int: [StateField: Int]] = [:]
  /// The fields that MERGEs set, which may be thousands.
  private var joined: [Int: Set<StateField>] = [:]

  /// So far back from a head a change is looked for by itself.
  private static let nearby = 16

  /// Compares what heads hold with what the replay shows of them all; they went apart at `base`.
  init(in contest: MergeContest, above base: Int, shown: TaskFold, revivals: Revivals) {
    (self.contest, self.base) = (contest, base)
    (self.shown, self.revivals) = (shown, revivals)
    fields = contest.fields()
    replay = EffectReplay(contest.graph)
  }

  /// One for each field that is disputed, or shows what no branch says alone; that one branch took
  /// back and another has; and for each todo that was done on one while another moved its date.
  mutating func all() -> [MergeDifference] {
    fields.compactMap { field in
      if contest.isDisputed(field) { return difference(in: field) }
      if let revival = revivals[field] { return difference(in: field, revival) }
      return movedMeanwhile(field)
    }
  }

  private mutating func difference(in field: StateField) -> MergeDifference {
    let bytes = contest.graph.bytes
    let wanted = field.value(in: shown)
    var kept: Int?
    var dropped: [(value: FieldValue, head: Int)] = []
    var seen: Set<[UInt8]> = []
    for place in contest.changed(field).reversed() {
      let value = field.value(in: contest.states[place])
      guard let head = contest.parents[place] else { continue }
      if value.isEqual(to: wanted, in: bytes) {
        kept = kept ?? head
      } else if seen.insert(value.spelling(in: bytes)).inserted {
        dropped.append((value, head))
      }
    }
    return MergeDifference(
      field: field, kept: ShownValue(wanted, in: bytes),
      keptSetter: kept.map { setter(of: field, upTo: $0) },
      dropped: dropped.map {
        MergeDifference.Version(
          field: field, value: ShownValue($0.value, in: bytes),
          setter: setter(of: field, upTo: $0.head))
      })
  }

  /// What came back is the value of whoever went on from it, and not of whoever took it back.
  private func difference(
    in field: StateField, _ revival: Revivals.Revival
  ) -> MergeDifference? {
    let bytes = contest.graph.bytes
    let wanted = field.value(in: shown)
    let kept = ShownValue(wanted, in: bytes)
    let back = valueBack(of: field, in: contest.states[revival.taker])
    guard field.value(in: contest.states[revival.keeper]).isEqual(to: wanted, in: bytes),
      kept != back
    else { return nil }
    return MergeDifference(
      field: field, kept: kept, keptSetter: revival.successor,
      dropped: [MergeDifference.Version(field: field, value: back, setter: revival.deletion)])
  }

  /// What a field went back to: where the todo is not there, when the one is due that is open.
  private func valueBack(of field: StateField, in state: TaskFold) -> ShownValue {
    if case .todo(.deadline, let id) = field, state.todo(id) == nil,
      let open = state.todos.last(where: { $0.completed == nil })
    {
      return .moment(open.deadline)
    }
    return ShownValue(field.value(in: state), in: contest.graph.bytes)
  }

  /// A todo that one branch completed while another, which did not know, moved its date.
  private mutating func movedMeanwhile(_ field: StateField) -> MergeDifference? {
    guard case .todo(.completed, let id) = field, contest.base.todo(id) != nil,
      let place = contest.changed(field).last, let head = contest.parents[place],
      let done = contest.states[place].todo(id)?.completed, shown.todo(id)?.completed == done
    else { return nil }
    let date = StateField.todo(.deadline, id)
    // Where the dates differ among each other too, that is told for itself.
    guard !contest.isDisputed(date) else { return nil }
    var seen: Set<Instant> = []
    let dropped = contest.changed(date).reversed().compactMap { place in
      moved(date, of: contest.states[place].todo(id), on: contest.parents[place], &seen)
    }
    guard !dropped.isEmpty else { return nil }
    return MergeDifference(
      field: field, kept: .moment(done), keptSetter: setter(of: field, upTo: head),
      dropped: dropped)
  }

  /// The date of an open todo on a branch; nil for one that was told already.
  private mutating func moved(
    _ date: StateField, of todo: TodoFold?, on head: Int?, _ seen: inout Set<Instant>
  ) -> MergeDifference.Version? {
    guard let todo, let head, todo.completed == nil, seen.insert(todo.deadline).inserted else {
      return nil
    }
    return MergeDifference.Version(
      field: date, value: .moment(todo.deadline), setter: setter(of: date, upTo: head))
  }

  /// The change of a branch that gave a field its value; what comes after it may be others' work.
  ///
  /// Mostly it is among the last before a head. A branch is gone through once, however many of the
  /// fields, and of the heads on it, are asked about.
  private mutating func setter(of field: StateField, upTo head: Int) -> Int {
    let graph = contest.graph
    var last = head
    for _ in 0..<Self.nearby {
      if sets(last, field) { return last }
      guard let parent = graph.onlyParent(of: last), parent != base else { break }
      last = parent
    }
    if let known = setters[last] { return known[field] ?? head }
    let common = self.common
    let branch = graph.ancestors(of: [last]) { !common.contains($0) }
    let found = graph.setters(of: Set(fields), among: branch, by: &replay)
    setters[last] = found
    return found[field] ?? head
  }

  /// Whether a change sets a field.
  private mutating func sets(_ index: Int, _ field: StateField) -> Bool {
    guard contest.graph.nodes[index].action == .merge else {
      return replay.fields(setBy: index).contains(field)
    }
    let known = joined[index] ?? Set(replay.fields(setBy: index))
    joined[index] = known
    return known.contains(field)
  }
}
