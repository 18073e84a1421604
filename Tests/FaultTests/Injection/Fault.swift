import Testing

/// What is done to one system call of the program.
struct Fault: Sendable, CustomTestStringConvertible {
  enum Outcome: Hashable, Sendable {
    /// It fails with this `errno`, by name.
    case error(String)
    /// The process is killed as it makes it.
    case kill
  }

  /// The call, as strace names it.
  let call: String
  let outcome: Outcome

  init(_ call: String, _ error: String) {
    self.call = call
    outcome = .error(error)
  }

  init(killingAt call: String) {
    self.call = call
    outcome = .kill
  }

  /// strace's words for doing it to the `ordinal`-th call of its kind, from 1.
  func injection(at ordinal: Int) -> String {
    switch outcome {
    case .error(let name): "inject=\(call):error=\(name):when=\(ordinal)"
    case .kill: "inject=\(call):signal=KILL:when=\(ordinal)"
    }
  }

  /// Whether a sync makes the call by the dozen.
  var isFrequent: Bool {
    ["openat", "newfstatat", "pread64", "flock", "close"].contains(call)
  }

  var testDescription: String {
    switch outcome {
    case .error(let name): "\(call) → \(name)"
    case .kill: "\(call) → SIGKILL"
    }
  }

  /// Every call of a write that may fail, with what it fails with.
  static let errors = [
    Fault("write", "ENOSPC"), Fault("write", "EIO"), Fault("write", "EDQUOT"),
    Fault("fdatasync", "EIO"), Fault("fsync", "EIO"), Fault("openat", "EACCES"),
    Fault("openat", "EMFILE"), Fault("pread64", "EIO"), Fault("newfstatat", "EIO"),
    Fault("flock", "ENOLCK"), Fault("flock", "ENOSYS"), Fault("linkat", "EIO"),
    Fault("mkdir", "EACCES"), Fault("fchmod", "EPERM"), Fault("unlinkat", "EIO"),
    Fault("renameat", "EIO"), Fault("mmap", "ENOMEM"), Fault("getrandom", "EIO"),
  ]

  /// Calls that a signal may interrupt.
  static let interruptions = ["write", "fdatasync", "fsync", "openat", "pread64", "flock"].map {
    Fault($0, "EINTR")
  }

  /// Every call of a write at which a process may die.
  static let kills = [
    "mkdir", "openat", "flock", "fchmod", "write", "fsync", "linkat", "renameat", "unlinkat",
    "newfstatat", "pread64", "fdatasync", "close", "getrandom", "exit_group",
  ].map { Fault(killingAt: $0) }
}
