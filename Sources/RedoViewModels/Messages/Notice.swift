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
  /// Another program shortened the log while it was in use.
  case wasCut
  /// Anything else, as a sentence that names the next step.
  case problem(String)

  /// What happened and what to do next, without a full stop.
  public var text: String {
    switch self {
    case .tornTail:
      "the log's last line was cut off; nothing else is lost, redo verify shows it"
    case .brokenLines(let count):
      count == 1
        ? "1 line of the log is broken and left out; redo verify shows it"
        : "\(count) lines of the log are broken and left out; redo verify shows them"
    case .changedOutside: "the log was changed by another program and read again"
    case .reloaded: "the log was read again from the disk"
    case .contradictsWatermark:
      "the log's old part has changed; every signature was checked again, see redo verify"
    case .wasCut:
      "the log's old part has changed: another program shortened it; see redo verify"
    case .problem(let text): text
    }
  }

  /// Whether it stays until the user dismisses it.
  public var isLasting: Bool {
    self != .changedOutside && self != .reloaded
  }
}
