internal import RedoProtocol

/// Lists the fields that a task's heads left with different values.
struct MergeDifferences {
  let contest: MergeContest
  let shown: TaskFold

  /// One for each field that is disputed, or shows what no branch says alone.
  var all: [MergeDifference] {
    contest.fields().filter(contest.isDisputed).map(difference)
  }

  private func difference(in field: StateField) -> MergeDifference {
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
      place: field, kept: ShownValue(wanted, in: bytes),
      keptSetter: kept.map { setter(of: field, upTo: $0) },
      dropped: dropped.map {
        MergeDifference.Version(
          value: ShownValue($0.value, in: bytes), setter: setter(of: field, upTo: $0.head))
      })
  }

  /// The change of a branch that gave a field its value; what comes after it may be others' work.
  private func setter(of field: StateField, upTo head: Int) -> Int {
    let graph = contest.graph
    return graph.setters(of: [field], among: graph.ancestry(of: head).union([head]))[field] ?? head
  }
}
