internal import RedoIntents

/// What an errand came to.
public enum ErrandNews: Hashable, Sendable {
  /// It is done; a clause says what.
  case done(String)
  /// A file was read, and this is what it would bring.
  case offered(ImportOffer)
  /// It could not be done; a sentence says why and what to do next.
  case failed(String)

  /// A file was written of what was chosen, and so many lines in it nobody signed.
  public static func exported(
    _ choice: ExportChoice, to path: String, unsignedCount count: Int
  ) -> ErrandNews {
    let unsigned = count > 0 ? ", \(Quantity.text(count, "line")) unsigned" : ""
    return .done("\(path) holds \(choice.name) now" + unsigned)
  }
}
