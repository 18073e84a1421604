/// So many things of a kind, as a person reads it: `1 task`, `3 tasks`.
public enum Quantity {
  /// A number and its noun, which has an s unless there is one.
  public static func text(_ number: some BinaryInteger, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
