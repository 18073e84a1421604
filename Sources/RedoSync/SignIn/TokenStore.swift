public import RedoCrypto

/// Where tokens are kept between runs, as the disk's room shows it.
public protocol TokenStore: Sendable {
  /// What is kept; nil where nothing is.
  func read(_ kind: TokenKind) throws(SyncError) -> Secret?

  /// Keeps tokens in the place of those that were there: all of it or nothing.
  func write(_ kind: TokenKind, _ text: Secret) throws(SyncError)

  /// Forgets tokens; whether there were any.
  @discardableResult
  func remove(_ kind: TokenKind) throws(SyncError) -> Bool

  /// Runs what it is given while no other process does anything to these tokens.
  func exclusively<Outcome>(
    _ body: () throws(SyncError) -> Outcome
  ) throws(SyncError) -> Outcome
}
