/// Who is signed in to a remote now, or was until now.
public struct SignInReport: Hashable, Sendable {
  /// What the user calls the remote.
  public let remote: String
  /// The account's address, else its number; nil where nobody was signed in.
  public let account: String?

  /// Creates a report.
  public init(remote: String, account: String?) {
    self.remote = remote
    self.account = account
  }
}
