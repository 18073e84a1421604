/// What kind of place a remote is.
public enum RemoteKind: String, CaseIterable, Sendable {
  /// A folder that something else carries.
  case folder
  /// A Firestore database.
  case firestore
}
