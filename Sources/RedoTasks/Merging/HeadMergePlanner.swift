internal import RedoProtocol

/// Plans the MERGEs of a task's heads, round by round.
struct HeadMergePlanner {
  private let projection: Projection
  private let heads: [Int]
  /// The node with whose state all heads are compared: their latest common ancestor.
  private let base: Int
  /// What the replay shows now, and is to show afterwards.
  private let shown: TaskFold
  /// The state at the base, and at each head.
  private let before: TaskFold
  private let states: [TaskFold]
  /// What a person chose, field by field.
  private let choices: [StateField: VersionChoice]
  /// The fields of which it is told whose value is kept, and so is in the MERGE.
  private var told: Set<StateField> = []

  private var graph: ChangeGraph { projection.graph }

  /// Nil where there is nothing to merge.
  init?(
    _ task: TaskState, _ projection: Projection, choosing choices: [StateField: VersionChoice]
  ) {
    let heads = projection.heads(of: task)
    let (graph, branches) = (projection.graph, projection.branches)
    guard heads.count > 1, let base = branches.commonAncestor(of: heads, in: graph) else {
      return nil
    }
    self.projection = projection
    self.heads = heads
    self.base = base
    self.choices = choices
    shown = branches.state(of: heads, in: graph)
    before = branches.state(at: base, in: graph)
    states = heads.map { branches.state(at: $0, in: graph) }
  }

  consuming func plan() -> ([HeadMerge], [MergeDifference]) {
    let contest = contest(heads, states)
    var comparison = MergeDifferences(
      in: contest, above: base, shown: shown,
      revivals: Revivals(in: contest, of: heads, above: base))
    let differences = comparison.all()
    told = Set(differences.map(\.field))
    return (rounds(), differences)
  }

  private func rounds() -> [HeadMerge] {
    var rounds: [HeadMerge] = []
    var merged: [Int] = []
    var written: [StateField: FieldValue] = [:]
    let shares = shares()
    for taken in shares {
      var parents: [Int?] = taken.map { heads[$0] }
      var parentStates = taken.map { states[$0] }
      if !rounds.isEmpty {
        // A MERGE that is still to be written comes after all that is there.
        var state = projection.branches.state(of: merged, in: graph)
        MergeAssignments(written).apply(to: &state)
        parents.append(nil)
        parentStates.append(state)
      }
      let contest = contest(parents, parentStates)
      // What was chosen is written by the last MERGE, behind which there is no other.
      let isLast = rounds.count == shares.count - 1
      let merge = resolved(contest, &written, choosing: isLast ? choices : [:])
      rounds.append(
        HeadMerge(parents: parents.map { $0.map { .head($0) } ?? .before }, merge: merge))
      merged += taken.map { heads[$0] }
    }
    return rounds
  }

  /// The heads that each MERGE joins, the latest first.
  ///
  /// The MERGE before cannot be named yet. Where a value is kept or chosen that no hand can write, such
  /// as that a field is unset, and no head of the last MERGE has it, one MERGE more has heads for
  /// parents again that have all such values.
  private func shares() -> [[Int]] {
    var shares: [[Int]] = []
    var waiting = heads.indices
    while !waiting.isEmpty {
      let taken = waiting.suffix(HeadMerge.parentLimit - (shares.isEmpty ? 0 : 1))
      waiting.removeLast(taken.count)
      shares.append(Array(taken))
    }
    guard shares.count > 1, let last = shares.last else { return shares }
    let holders = holders()
    guard holders.contains(where: { !$0.contains(where: last.contains) }) else { return shares }
    var named: Set<Int> = []
    for heads in holders where named.isDisjoint(with: heads) { named.formUnion(heads.suffix(1)) }
    return shares + [Array(named.sorted().suffix(HeadMerge.parentLimit - 1))]
  }

  /// For each field of which the last MERGE has to have a parent that is no other MERGE, the heads that
  /// may be that.
  private func holders() -> [[Int]] {
    let all = contest(heads, states)
    let holders: [[Int]] = all.fields().compactMap { field in
      guard all.settle(field) != nil else { return nil }
      let wanted = field.value(in: shown)
      guard let choice = choices[field] else {
        guard manual(wanted) == nil else { return nil }
        return heads.indices.filter {
          field.value(in: states[$0]).isEqual(to: wanted, in: graph.bytes)
        }
      }
      if choice.value.manual == nil {
        return heads.indices.filter { graph.nodes[heads[$0]].id == choice.branch }
      }
      // A field that no parent has otherwise than the base is not written.
      return wanted.isEqual(to: field.value(in: before), in: graph.bytes) ? all.changed(field) : nil
    }
    return holders.filter { !$0.isEmpty }
  }

  private func contest(_ parents: [Int?], _ states: [TaskFold]) -> MergeContest {
    MergeContest(
      merge: Merge(base: graph.nodes[base].id), graph: graph, parents: parents, base: before,
      states: states)
  }

  /// The payload that writes what is shown, and, added to `written`, what it writes.
  private func resolved(
    _ contest: MergeContest, _ written: inout [StateField: FieldValue],
    choosing choices: [StateField: VersionChoice]
  ) -> Merge<String> {
    var merge = Merge<String>(
      base: contest.merge.base, policy: MergePolicy(defaultStrategy: .lww))
    var todos: [TodoID: [FieldResolution<String>]] = [:]
    for field in contest.fields() {
      guard let latest = contest.settle(field) else { continue }
      let wanted = field.value(in: shown)
      let chosen = choices[field]?.resolution(
        of: field, among: contest.parents.map { $0.map { graph.nodes[$0].id } })
      let needsWords = needsWords(field, for: wanted, insteadOf: latest, in: contest)
      let resolution =
        chosen ?? (needsWords ? resolution(of: field, to: wanted, in: contest) : nil)
      written[field] = resolution == nil ? latest : wanted
      guard let resolution else { continue }
      switch field {
      case .task: merge.task.append(resolution)
      case .todo(_, let id): todos[id, default: []].append(resolution)
      }
    }
    merge.todos = todos.sorted { $0.key < $1.key }.map {
      Merge<String>.TodoResolutions(todoID: $0.key, fields: $0.value)
    }
    return merge
  }

  /// Whether the MERGE has to say what becomes of a field: where it is disputed or the latest value is not
  /// the wanted one, and where it is told whose value is kept, if a parent has that.
  private func needsWords(
    _ field: StateField, for wanted: FieldValue, insteadOf latest: FieldValue,
    in contest: MergeContest
  ) -> Bool {
    if contest.isDisputed(field) || !wanted.isEqual(to: latest, in: graph.bytes) { return true }
    return told.contains(field) && place(of: wanted, in: field, contest) != nil
  }

  /// The place of the latest parent that has a value; nil where none that is written has.
  private func place(
    of wanted: FieldValue, in field: StateField, _ contest: MergeContest
  ) -> Int? {
    contest.parents.indices.last {
      contest.parents[$0] != nil
        && field.value(in: contest.states[$0]).isEqual(to: wanted, in: graph.bytes)
    }
  }

  /// Takes the value of the latest parent that has it; what none has is given by hand.
  ///
  /// None has it when the moves of both add up, say. Nil where no action could give it.
  private func resolution(
    of field: StateField, to wanted: FieldValue, in contest: MergeContest
  ) -> FieldResolution<String>? {
    if let place = place(of: wanted, in: field, contest), let parent = contest.parents[place] {
      return FieldResolution(
        path: field.path, strategy: place == 0 ? .ours : .theirs,
        chosenParent: graph.nodes[parent].id)
    }
    return manual(wanted).map { FieldResolution(path: field.path, strategy: .manual, value: $0) }
  }

  /// A value as a resolution by hand gives it; nil where none can.
  private func manual(_ wanted: FieldValue) -> FieldResolution<String>.Value? {
    var value = ShownValue(wanted, in: graph.bytes)
    // Notes show as unset where there are none, and can be emptied by hand.
    if case .notes = wanted, value == .unset { value = .text("") }
    return value.manual
  }
}
