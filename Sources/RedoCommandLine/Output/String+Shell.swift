internal import RedoProtocol

extension String {
  /// The text as a shell takes it for one word: in quotes, unless nothing in it means anything there.
  var shellQuoted: String {
    let isPlain = utf8.allSatisfy { $0.isASCIIAlphanumeric || "-./_,:@+".utf8.contains($0) }
    guard !isPlain || isEmpty else { return self }
    return "'" + unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
