internal import RedoProtocol

extension String {
  /// Whether it is made of nothing but what ids are typed in, in either case, with commas between
  /// several.
  var hasOnlyIDLetters: Bool {
    utf8.allSatisfy { Hex.value(of: $0.asciiLowercased) != nil || "-,".utf8.contains($0) }
  }
}
