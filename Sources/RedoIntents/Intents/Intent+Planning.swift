public import RedoTasks

extension Intent {
  /// The nodes that fulfil the intent, given the tasks as they are.
  ///
  /// `projection` may be empty for an intent that ``needsNoState``.
  public func plan(
    over projection: Projection, in context: IntentContext
  ) throws(IntentError) -> IntentPlan {
    var planner = IntentPlanner(projection: projection, context: context)
    planner.removeTwins(of: Set(growingTasks))
    return switch self {
    case .add(let drafts): try planner.add(drafts)
    case .complete(let ids): try planner.complete(ids)
    case .snooze(let ids, let target): try planner.snooze(ids, target)
    case .whileDue(let occurrence, let intent): try planner.plan(intent, whileDue: occurrence)
    case .skip(let ids): try planner.skip(ids)
    case .edit(let ids, let edit): try planner.edit(ids, edit)
    case .archive(let ids): try planner.archive(ids)
    case .unarchive(let ids): try planner.unarchive(ids)
    case .delete(let ids): try planner.delete(ids)
    case .merge(let ids): try planner.merge(ids)
    case .settle(let id, let choices): try planner.settle(id, choices)
    case .setFields(let id, let values, let reason):
      try planner.setFields(of: id, values, reason)
    case .takeBackChange(let id): try planner.takeBackChange(id)
    case .takeBack(let marks): try planner.takeBack(marks)
    case .bring(let tasks): try planner.bring(tasks)
    case .undo: try planner.undo()
    case .redo: try planner.redo()
    }
  }
}
