public import RedoProtocol

/// One valid node of each action.
extension TaskSketch {
  /// A CREATE.
  public func create(_ title: String = "water the plants", wall: String? = nil) -> SketchedNode {
    node("CREATE", on: [], ["title": .string(title)], wall: wall)
  }

  /// An UPDATE.
  public func update(
    _ parent: SketchedNode, _ payload: JSONSketch = ["priority": 4], wall: String? = nil
  ) -> SketchedNode {
    node("UPDATE", on: [parent], payload, wall: wall)
  }

  /// A CREATE_TODO.
  public func createTodo(
    _ parent: SketchedNode, _ todo: Int = 1, due: String = "2026-03-05T17:00:00.000Z",
    notes: String? = nil, wall: String? = nil
  ) -> SketchedNode {
    var payload: JSONSketch = ["todoTaskId": .string(Self.todo(todo)), "deadline": .string(due)]
    if let notes { payload["notes"] = .string(notes) }
    return node("CREATE_TODO", on: [parent], payload, wall: wall)
  }

  /// A COMPLETE_TODO.
  public func complete(
    _ parent: SketchedNode, _ todo: Int = 1, at moment: String = "2026-03-04T08:00:00.000Z",
    notes: String? = nil, wall: String? = nil
  ) -> SketchedNode {
    var payload: JSONSketch = [
      "todoTaskId": .string(Self.todo(todo)), "completed": .string(moment),
    ]
    if let notes { payload["notes"] = .string(notes) }
    return node("COMPLETE_TODO", on: [parent], payload, wall: wall)
  }

  /// A SNOOZE by days.
  public func snooze(
    _ parent: SketchedNode, _ todo: Int = 1, days: Int64 = 1, notes: String? = nil
  ) -> SketchedNode {
    var payload: JSONSketch = [
      "todoTaskId": .string(Self.todo(todo)), "daysToExtend": .number(days),
    ]
    if let notes { payload["notes"] = .string(notes) }
    return node("SNOOZE", on: [parent], payload)
  }

  /// An ARCHIVE.
  public func archive(_ parent: SketchedNode) -> SketchedNode { node("ARCHIVE", on: [parent], [:]) }

  /// An UNARCHIVE.
  public func unarchive(_ parent: SketchedNode) -> SketchedNode {
    node("UNARCHIVE", on: [parent], [:])
  }

  /// A DELETE of every ancestor, or of the ids that are given.
  public func delete(
    _ parent: SketchedNode, chain: [NodeID]? = nil, wall: String? = nil
  ) -> SketchedNode {
    node("DELETE", on: [parent], ["deletedChain": .ids(chain ?? parent.chain)], wall: wall)
  }

  /// A MERGE.
  public func merge(
    _ parents: [SketchedNode], base: SketchedNode, policy: JSONSketch? = nil,
    resolutions: JSONSketch? = nil, wall: String? = nil
  ) -> SketchedNode {
    var payload: JSONSketch = ["base": .string(base.id.description)]
    if let policy { payload["policy"] = policy }
    if let resolutions { payload["resolutions"] = resolutions }
    return node("MERGE", on: parents, payload, wall: wall)
  }
}
