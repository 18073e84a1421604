import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport

/// Intents of every kind, on one task or on several, as a seed draws them.
struct RandomWork {
  private(set) var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator.fromEnvironment(default: seed)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Some intent that may suit the tasks as they are.
  mutating func intent(for replica: ScriptedReplica) -> Intent {
    let projection = replica.projection
    let all = projection.tasks.map(\.id)
    let ids = Array(all.shuffled(using: &generator).prefix(number(1...3)))
    guard let first = ids.first, let task = projection[first] else { return .add([draft()]) }
    switch number(0...19) {
    case 0: return .add((0..<number(1...3)).map { _ in draft() })
    case 1...3: return .complete(ids)
    case 4: return .snooze(ids, .days(Int64(number(1...9))))
    case 5: return .snooze(ids, .until(replica.now.advanced(byDays: Int64(number(1...40)))))
    case 6: return .skip(ids)
    case 7...10: return .edit(ids, edit(at: replica.now))
    case 11: return .archive(ids)
    case 12: return .unarchive(ids)
    case 13: return .delete([first])
    case 14: return .merge([])
    case 15: return .settle(first, choices(of: task, in: projection))
    case 16: return .setFields(first, [.task(.priority): .number(Int64(number(1...5)))], .settling)
    case 17, 18: return takingBack(in: projection)
    default: return .edit([first], TaskEdit(takesDateAway: true))
    }
  }

  private mutating func draft() -> TaskDraft {
    TaskDraft(
      title: "Task \(number(1...99))", priority: number(1...5),
      rhythm: number(0...1) == 0 ? .days(Int64(number(1...9))) : nil,
      due: number(0...4) == 0 ? .none : .unset)
  }

  private mutating func edit(at now: Instant) -> TaskEdit {
    var edit = TaskEdit()
    switch number(0...6) {
    case 0: edit.title = "Renamed \(number(1...99)) #tag"
    case 1: edit.description = "line \(number(1...9))\n- [ ] step"
    case 2: edit.priority = number(1...5)
    case 3: edit.storyPoints = Int64(number(0...9))
    case 4: edit.repeats = number(0...1) == 0 ? .never : .every(.days(Int64(number(1...9))))
    case 5: edit.due = .until(now.advanced(byDays: Int64(number(1...30))))
    default: (edit.title, edit.priority) = ("Both \(number(1...99))", number(1...5))
    }
    return edit
  }

  private mutating func choices(
    of task: TaskState, in projection: Projection
  ) -> [StateField: VersionChoice] {
    guard let comparison = BranchComparison(ofHeads: task, in: projection) else { return [:] }
    var choices: [StateField: VersionChoice] = [:]
    for row in comparison.rows {
      let place = number(0...comparison.tips.count - 1)
      choices[row.field] = VersionChoice(
        row.versions[place].value, of: projection.graph.nodes[comparison.tips[place]].id)
    }
    return choices
  }

  private mutating func takingBack(in projection: Projection) -> Intent {
    let nodes = projection.graph.nodes
    return .takeBackChange(nodes[number(0...nodes.count - 1)].id)
  }
}

extension ScriptedReplica {
  /// Does an intent; false where it was refused, which must have changed nothing.
  func tried(_ intent: Intent) -> Bool {
    (try? run(intent)) != nil
  }
}
