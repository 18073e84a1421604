/// What an errand came to.
public enum ErrandNews: Hashable, Sendable {
  /// It is done; a clause says what.
  case done(String)
  /// A file was read, and this is what it would bring.
  case offered(ImportOffer)
  /// It could not be done; a sentence says why and what to do next.
  case failed(String)
}
