/// Who is signed in, and the token that shows it.
public protocol SignIn: Sendable {
  /// Google's subject id, which paths and access lists use; not the id in a node's author.
  var subject: String { get }

  /// A token that still holds; a new one where the last was refused.
  func token(isRefused: Bool) throws(SyncError) -> String
}
