internal import CSodium

/// The system's random numbers, without which no key and no name can be made.
public enum Randomness {
  /// Has `explain` say what happened, just before libsodium aborts the process because the system
  /// gives no randomness.
  ///
  /// `explain` runs wherever that is noticed: it should write its words and nothing more.
  public static func explainAbsence(by explain: @convention(c) () -> Void) {
    sodium_set_misuse_handler(explain)
  }
}
