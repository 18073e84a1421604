/// What is to be done to the list of remotes.
public enum RemoteDeed: Hashable, Sendable {
  /// Add a folder, under a passphrase where that is asked for.
  case addFolder(path: String, name: String?, isSealed: Bool)
  /// Add a Firestore database.
  case addFirestore(FirestoreChoice)
  /// Forget the remote of a name; what lies there stays.
  case remove(name: String)
  /// Only look at it.
  case list
}
