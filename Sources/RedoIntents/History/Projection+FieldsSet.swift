internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// The fields that some nodes gave values, those that a person chose among them.
  func fieldsSet(by nodes: [Int]) -> Set<StateField> {
    var fields: Set<StateField> = []
    for index in nodes {
      switch graph.nodes[index].change {
      case .update(let update): fields.formUnion(update.fieldsSet.map { .task($0) })
      case .snooze(let snooze): fields.insert(.todo(.deadline, snooze.todoID))
      case .archive, .unarchive: fields.insert(.task(.archived))
      case .merge: fields.formUnion(graph.chosenFields(of: index))
      default: break
      }
    }
    return fields
  }

  /// Whether a change is a MERGE in which nobody chose, which is seen by nobody.
  func isUnseenMerge(_ index: Int) -> Bool {
    graph.nodes[index].action == .merge && graph.chosenFields(of: index).isEmpty
  }
}
