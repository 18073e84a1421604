extension ArrivalKind {
  /// What a notice of a task and so many others says to do next, by the keys as they are called.
  ///
  /// Where it is new, the key that deletes means the tasks of the notice wherever the cursor is.
  func nextStep(others: Int, _ keys: any KeyNames, isNew: Bool) -> String {
    let them = others == 0 ? "it" : "them"
    let delete = keys.name(of: .delete, in: .list) + (isNew ? "" : " on \(them)")
    let activity = keys.name(of: .showActivity, in: .list)
    let takeBack = keys.name(of: .takeBackChange, in: .activity)
    return switch self {
    case .apart: "\(keys.name(of: .settle, in: .list)) settles \(them)"
    case .back: "\(delete) deletes \(them) again"
    case .kept: "\(delete) deletes \(them)"
    case .leftOut:
      "\(keys.name(of: .open, in: .list)) on \(others == 0 ? "it" : "one") shows it in the history"
    case .changedByStranger: "\(activity) shows what and by whom"
    case .changedHands: "\(activity) shows by whom"
    case .deletedByStranger:
      "\(activity) shows the \(others == 0 ? "deletion" : "deletions"), "
        + "\(takeBack) takes \(others == 0 ? "it" : "one") back"
    }
  }
}
