internal import RedoProtocol
internal import RedoTasks

/// The branches of this device, or those of all others, whose values a MERGE is to take.
struct MergeSide {
  /// Whose branches they are.
  enum Owner {
    case ours
    case theirs
  }

  /// All branches of the task.
  let comparison: BranchComparison
  private let owner: Owner
  private let places: [Int]

  /// Finds the branches of a task that has several; nil where none is the owner's.
  init?(_ owner: Owner, of comparison: BranchComparison, in world: World) {
    places = comparison.tips.indices.filter { place in
      let author = world.tasks.graph.author(of: comparison.voices[place])
      let isOurs =
        author.userID == world.identity?.userID && author.deviceID == world.identity?.deviceID
      return isOurs == (owner == .ours)
    }
    guard !places.isEmpty else { return nil }
    (self.owner, self.comparison) = (owner, comparison)
  }

  /// The branch whose version of a field is taken: of those that set the field the last in total
  /// order, so that none gives way to what another has left as it was.
  private func place(for row: BranchComparison.Row) -> Int {
    places.last { row.versions[$0].setter != nil } ?? places[places.count - 1]
  }

  /// Whether a MERGE can take the version of a field.
  func canTake(_ row: BranchComparison.Row) -> Bool {
    comparison.canTake(place(for: row), of: row)
  }

  /// What the disputed fields are to be.
  func choices(in graph: ChangeGraph) -> [StateField: VersionChoice] {
    var choices: [StateField: VersionChoice] = [:]
    for row in comparison.rows where row.isDisputed && canTake(row) {
      let place = place(for: row)
      choices[row.field] = VersionChoice(
        row.versions[place].value, of: graph.nodes[comparison.tips[place]].id)
    }
    return choices
  }

  /// That branches of the side differ in what they set, so that the last one counts; nil where none do.
  func division(of task: TaskState) -> String? {
    let isDivided = comparison.rows.contains { row in
      let value = row.versions[place(for: row)].value
      return row.isDisputed && canTake(row)
        && places.contains { row.versions[$0].setter != nil && row.versions[$0].value != value }
    }
    guard isDivided else { return nil }
    return "  where \(places.count) branches of \(owner == .ours ? "this device" : "other devices")"
      + " differ, the last one counts; `redo log \(ShortIDs.text(of: task.id))` shows all"
  }
}
