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
  /// The part of the log that was verified before is gone, and the log holds nothing any more.
  case emptied
  /// Another program shortened the log while it was in use.
  case wasCut
  /// There was no log although one had been verified, and a change began a new one.
  case begunAnew
  /// There was no key beside a log that holds changes, and a new one was made.
  case keyWasMade
  /// What other devices' changes did to a task, and to so many others.
  case arrived(ArrivalKind, String, others: Int)
  /// Tasks that no list of what is to be done shows were changed in two places apart.
  case apartUnseen(String, isArchived: Bool, others: Int)
  /// Tasks whose time to be named has come, in words.
  case due(String)
  /// Anything else, as a sentence that names the next step.
  case problem(String)

  /// What happened and what to do next, by the keys as they are called, without a full stop.
  ///
  /// Where it is new, the key that deletes means the tasks of the notice wherever the cursor is.
  public func text(_ keys: any KeyNames, isNew: Bool = true) -> String {
    switch self {
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
    case .arrived(let kind, let title, let others):
      kind.words(of: title, others: others) + "; "
        + kind.nextStep(others: others, keys, isNew: isNew)
    case .apartUnseen(let title, let isArchived, let others):
      ArrivalKind.apart.words(of: title, others: others)
        + " and \(isArchived ? "archived" : "done")"
        + "; \(Self.search("is:forked", keys)) finds \(others == 0 ? "it" : "them"), "
        + ArrivalKind.apart.nextStep(others: others, keys, isNew: isNew)
    case .due(let text), .problem(let text): text
    }
  }

  /// What to type to list what a filter finds.
  static func search(_ filter: String, _ keys: any KeyNames) -> String {
    let key = keys.name(of: .find, in: .list)
    let isSign = key.count == 1 && key.first?.isLetter == false
    return isSign ? key + filter : "\(filter) behind \(key)"
  }

  /// Whether it says how the log's lines are, which others may mend while it is told.
  var tellsOfLines: Bool {
    switch self {
    case .tornTail, .brokenLines: true
    default: false
    }
  }

  /// Whether it says how the log is, which each look at it finds again as long as it is so.
  var tellsOfLog: Bool {
    switch self {
    case .contradictsWatermark, .emptied, .wasCut, .begunAnew, .keyWasMade: true
    default: tellsOfLines
    }
  }

  /// Whether it stays until the user dismisses it.
  var isLasting: Bool {
    switch self {
    case .changedOutside, .reloaded, .arrived(.apart, _, _): false
    default: true
    }
  }
}
