/// Whose tokens: the two are kept apart.
public enum TokenKind: String, Hashable, Sendable, CaseIterable {
  /// Google's, by which Firebase's are had.
  case google
  /// Firebase's, which Firestore believes.
  case firebase
}
