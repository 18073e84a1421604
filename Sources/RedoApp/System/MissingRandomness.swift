internal import Glibc
internal import RedoCrypto

/// What a person reads when the system gives no random numbers and the program has to end.
nonisolated enum MissingRandomness {
  private static let words: StaticString = """
    redo: The system gives no random numbers, and nothing can be signed or named without them. What \
    was reported as saved is saved. Restart the machine, or look at what keeps getrandom from it.

    """

  /// Has the words said before the process is aborted; a full screen is given back after them, and
  /// shows them then.
  static func prepare() {
    RandomBytes.explainAbsence { Self.say() }
  }

  private static func say() {
    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  }
}
