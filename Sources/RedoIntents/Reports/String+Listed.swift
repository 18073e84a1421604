extension [String] {
  /// Words in a row: `#home`, `#home and @ana`, `#home, #work and @ana`; nothing where there are none.
  public var listed: String {
    guard count > 1, let end = last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + end
  }
}
