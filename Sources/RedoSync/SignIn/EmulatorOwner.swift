public import RedoCrypto

/// Who an emulator takes everybody for that says so: it may do all, and no rule is asked.
public struct EmulatorOwner: SignIn {
  private let owner: Secret

  /// What access lists name, where nobody has signed in to an emulator.
  public let subject = "owner"

  /// Nil without memory for a secret, though this is none.
  public init?() {
    guard let owner = Secret("owner".utf8) else { return nil }
    self.owner = owner
  }

  /// The word that every emulator of Google's knows.
  public func token(insteadOf refused: Secret?) throws(SyncError) -> Secret {
    // It has no other.
    guard refused == nil else { throw .signInNeeded }
    return owner
  }
}
