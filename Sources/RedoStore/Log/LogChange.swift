/// How the change log's file differs from an earlier look at it.
public enum LogChange: Hashable, Sendable {
  /// In nothing.
  case unchanged
  /// It has this many bytes more.
  case grown(by: Int)
  /// It has fewer bytes.
  case truncated
  /// It has the same length but was written to, or merely touched.
  case rewritten
  /// Another file, or something else, has its name.
  case replaced
  /// Nothing has its name.
  case vanished

  /// Compares two looks; nil stands for a file that was not there or not looked at.
  init(from old: FileFingerprint?, to new: FileFingerprint?) {
    guard let new else {
      self = old == nil ? .unchanged : .vanished
      return
    }
    guard let old else {
      self = new.size == 0 ? .unchanged : .grown(by: new.size)
      return
    }
    if !new.isSameFile(as: old) {
      self = .replaced
    } else if new.size != old.size {
      self = new.size > old.size ? .grown(by: new.size - old.size) : .truncated
    } else {
      self = new == old ? .unchanged : .rewritten
    }
  }

  /// Whether all bytes seen before may be taken to be there still.
  public var keepsWhatWasRead: Bool {
    switch self {
    case .unchanged, .grown: true
    case .truncated, .rewritten, .replaced, .vanished: false
    }
  }

  var word: String {
    switch self {
    case .unchanged: "left alone"
    case .grown: "extended"
    case .truncated: "shortened"
    case .rewritten: "rewritten"
    case .replaced: "replaced"
    case .vanished: "removed"
    }
  }
}
