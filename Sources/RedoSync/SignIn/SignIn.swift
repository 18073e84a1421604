public import RedoCrypto

/// Who is signed in, and the token that shows it.
public protocol SignIn: Sendable {
  /// Google's subject id, which paths and access lists use; not the id in a node's author.
  var subject: String { get throws(SyncError) }

  /// A token that still holds, and another than the one that was refused; nil where none was.
  func token(insteadOf refused: Secret?) throws(SyncError) -> Secret
}
