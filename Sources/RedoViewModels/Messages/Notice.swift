/// Something about the log that the user should know although no key asked for it.
public enum Notice: Hashable, Sendable {
  /// The log's last line was cut off while it was written; it is kept and not used.
  case tornTail
  /// Lines of the log break the protocol and are not used.
  case brokenLines(Int)
  /// The log was changed by another program, and was read again.
  case changedOutside
  /// The log was read again because the user asked for it.
  case reloaded
  /// The part of the log that was verified before is not the same any more.
  case contradictsWatermark
  /// The same of a log that holds nothing any more.
  case emptied
  /// Another program shortened the log while it was in use.
  case wasCut
  /// There was no log although one had been verified, and a change began a new one.
  case begunAnew
  /// There was no key beside a log that holds changes, and a new one was made.
  case keyWasMade
  /// A task was changed in two places apart, and so were others.
  case apart(String, others: Int)
  /// The same of tasks that no list of what is to be done shows.
  case apartUnseen(String, isArchived: Bool, others: Int)
  /// A deleted task is there again, since a branch of it went on elsewhere; so are others.
  case cameBack(String, others: Int)
  /// A task was deleted elsewhere and stays, since a branch of it went on; so do others.
  case kept(String, others: Int)
  /// A task was created elsewhere too, and what was changed here is left out; so it is of others.
  case leftOut(String, others: Int)
  /// A task was changed by a key that had changed none of another's before; so were others.
  case changedByStranger(String, others: Int)
  /// A task was created before by another key, which counts; so were others.
  case changedHands(String, others: Int)
  /// A task was deleted by a key that had changed none of another's before; so were others.
  case deletedByStranger(String, others: Int)
  /// Anything else, as a sentence that names the next step.
  case problem(String)

  /// What happened and what to do next, by the keys as they are called, without a full stop.
  ///
  /// Where it is new, the key that deletes means the tasks of the notice wherever the cursor is.
  public func text(_ keys: any KeyNames, isNew: Bool = true) -> String {
    let settle = keys.name(of: .settle, in: .list)
    let delete = keys.name(of: .delete, in: .list)
    let activity = keys.name(of: .showActivity, in: .list)
    let takeBack = keys.name(of: .takeBackChange, in: .activity)
    return switch self {
    case .tornTail:
      "the log's last line was cut off and left out; redo verify shows it"
    case .brokenLines(let count):
      count == 1
        ? "1 line of the log is broken and left out; redo verify shows it"
        : "\(count) lines of the log are broken and left out; redo verify shows them"
    case .changedOutside: "the log was changed by another program and read again"
    case .reloaded: "the log was read again from the disk"
    case .contradictsWatermark:
      "the log's old part has changed; every signature was checked again, see redo verify"
    case .emptied:
      "the log is empty and held changes before; put changes.jsonl back from a backup, or "
        + "redo verify --repair takes it as it is"
    case .wasCut:
      "the log's old part has changed: another program shortened it; see redo verify"
    case .begunAnew:
      "the log was gone and a new one was begun; put changes.jsonl back from a backup"
    case .keyWasMade:
      "this device's key was gone and a new one was made, so undo finds nothing; "
        + "put identity back from a backup to go on as before"
    case .apart(let title, let others):
      ArrivalKind.apart.words(of: title, others: others)
        + "; \(settle) settles \(Self.pronoun(others))"
    case .apartUnseen(let title, let isArchived, let others):
      ArrivalKind.apart.words(of: title, others: others)
        + " and \(isArchived ? "archived" : "done")"
        + "; \(Self.search("is:forked", keys)) finds \(Self.pronoun(others)), "
        + "\(settle) settles \(Self.pronoun(others))"
    case .cameBack(let title, let others):
      ArrivalKind.back.words(of: title, others: others)
        + "; \(delete) \(Self.place(others, isNew))deletes \(Self.pronoun(others)) again"
    case .kept(let title, let others):
      ArrivalKind.kept.words(of: title, others: others)
        + "; \(delete) \(Self.place(others, isNew))deletes \(Self.pronoun(others))"
    case .leftOut(let title, let others):
      ArrivalKind.leftOut.words(of: title, others: others)
        + "; \(keys.name(of: .open, in: .list)) on \(others == 0 ? "it" : "one") "
        + "shows it in the history"
    case .changedByStranger(let title, let others):
      ArrivalKind.changedByStranger.words(of: title, others: others)
        + "; \(activity) shows what and by whom"
    case .changedHands(let title, let others):
      ArrivalKind.changedHands.words(of: title, others: others)
        + "; \(activity) shows by whom"
    case .deletedByStranger(let title, let others):
      ArrivalKind.deletedByStranger.words(of: title, others: others)
        + "; \(activity) shows the \(others == 0 ? "deletion" : "deletions"), "
        + "\(takeBack) takes \(others == 0 ? "it" : "one") back"
    case .problem(let text): text
    }
  }

  /// What to type to list what a filter finds.
  static func search(_ filter: String, _ keys: any KeyNames) -> String {
    let key = keys.name(of: .find, in: .list)
    let isSign = key.count == 1 && key.first?.isLetter == false
    return isSign ? key + filter : "\(filter) behind \(key)"
  }

  /// Where a key is to be pressed that means what the cursor is on; nothing where it need not be.
  private static func place(_ others: Int, _ isNew: Bool) -> String {
    isNew ? "" : "on \(pronoun(others)) "
  }

  private static func pronoun(_ others: Int) -> String { others == 0 ? "it" : "them" }

  /// Whether it stays until the user dismisses it.
  var isLasting: Bool {
    switch self {
    case .changedOutside, .reloaded, .apart: false
    default: true
    }
  }
}
