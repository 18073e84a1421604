/// What other devices' changes did to a task, beyond what its list shows.
public enum ArrivalKind: CaseIterable, Sendable {
  /// It was changed in two places apart.
  case apart
  /// It had been deleted and is there again, since a branch of it went on elsewhere.
  case back
  /// A key that had changed none of another's here before changed it.
  case changedByStranger
  /// Another key's CREATE of it is older and counts now.
  case changedHands
  /// A key that had changed none of another's here before deleted it.
  case deletedByStranger
  /// Another device deleted it and it stays, since a branch of it went on elsewhere.
  case kept
  /// It was created elsewhere before, and what this device changed of its own creation is left out.
  case leftOut

  /// The start of a sentence that says so of a task, and of so many others.
  public func words(of title: String, others: Int = 0) -> String {
    let who = others == 0 ? "“\(title)” was" : "“\(title)” and \(others) more were"
    return switch self {
    case .apart: who + " changed in two places apart"
    case .back:
      who + " deleted and changed elsewhere meanwhile, and \(others == 0 ? "is" : "are") back"
    case .changedByStranger: who + " changed by a key that changed no task of others before"
    case .changedHands:
      "“\(title)”" + (others == 0 ? "" : " and \(others) more")
        + " changed hands: another key created \(others == 0 ? "it" : "them") before"
    case .deletedByStranger: who + " deleted by a key that changed no task of others before"
    case .kept: who + " deleted elsewhere and changed meanwhile, and stay\(others == 0 ? "s" : "")"
    case .leftOut: who + " created elsewhere too, and what was changed here is left out"
    }
  }
}
