internal import Glibc

/// Signals that this process does not heed for a while.
nonisolated struct IgnoredSignals {
  private var before: [(number: Int32, action: sigaction)] = []

  /// Ignores some signals from now on.
  init(_ numbers: Int32...) {
    var ignoring = sigaction()
    ignoring.__sigaction_handler.sa_handler = SIG_IGN
    for number in numbers {
      var action = sigaction()
      guard sigaction(number, &ignoring, &action) == 0 else { continue }
      before.append((number, action))
    }
  }

  /// Whether a signal is ignored, as nohup has one ignored on purpose, and systemd another.
  static func contain(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    // The address that stands for SIG_IGN; functions are not compared.
    return withUnsafeBytes(of: action.__sigaction_handler) { $0.load(as: UInt.self) == 1 }
  }

  /// Gives the signals the meaning back that they had before.
  func heedAgain() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
  }
}
