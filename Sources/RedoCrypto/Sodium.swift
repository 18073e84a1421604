internal import CSodium

/// libsodium, initialised once before its first use.
enum Sodium {
  /// Initialises the library; later calls cost a flag test.
  ///
  /// Without randomness the library ends the process, see ``RandomBytes/explainAbsence(by:)``.
  static func ready() {
    let outcome = sodium_init()
    precondition(outcome >= 0, "libsodium could not be initialised; the system has no randomness")
  }
}
