/// A Google account, as far as sync knows it.
public struct Account: Hashable, Sendable {
  /// Google's subject id.
  public let subject: String
  /// Its address; nil where Google did not tell it.
  public let email: String?

  /// Describes an account.
  public init(subject: String, email: String?) {
    self.subject = subject
    self.email = email
  }

  /// What people know it by, as far as that is known.
  public var name: String { email ?? subject }
}
