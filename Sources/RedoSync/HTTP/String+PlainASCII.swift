extension String {
  /// The text with a question mark in the place of each scalar that is no printable ASCII.
  ///
  /// For what a server has a say in and a terminal shows, so that nothing in it acts on that.
  public var plainASCII: String {
    String(unicodeScalars.map { (0x20..<0x7F).contains($0.value) ? Character($0) : "?" })
  }
}
