internal import Testing

/// Strings of the foreign vectors that break other programs: terminals, layouts and readers.
public struct ForeignStrings {
  /// Those that are text, an empty one among them.
  public let texts: [String]
  /// Those that are not UTF-8.
  public let broken: [[UInt8]]

  /// Reads every file of them; throws where a case is neither.
  public init() throws {
    var texts: [String] = []
    var broken: [[UInt8]] = []
    for file in try Vectors.files(in: "terminal") {
      let cases = try #require(try Vectors.json(of: "terminal/\(file)") as? [[String: Any]])
      for example in cases {
        if let text = example["text"] as? String {
          texts.append(text)
        } else {
          let hex = try #require(example["hex"] as? String)
          broken.append(Bytes(hex: hex).bytes)
        }
      }
    }
    for file in try Vectors.files(in: "strings") {
      let strings = try #require(try Vectors.json(of: "strings/\(file)") as? [String])
      texts.append(contentsOf: strings)
    }
    try #require(!texts.isEmpty)
    self.texts = texts
    self.broken = broken
  }
}
