import Foundation
import RedoCommandLine
import Testing

extension CommandOutput {
  /// Standard output as text.
  var text: String { String(decoding: standardOutput, as: UTF8.self) }
  /// Standard error as text.
  var complaint: String { String(decoding: standardError, as: UTF8.self) }
  /// The lines of standard output, each without its line feed.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Standard output read as JSON by somebody else's parser.
  func json() throws -> Any {
    try JSONSerialization.jsonObject(with: Data(standardOutput), options: .fragmentsAllowed)
  }

  /// Standard output read as one JSON object.
  func object() throws -> [String: Any] {
    try #require(try json() as? [String: Any])
  }

  /// Standard output read as an array of JSON objects.
  func objects() throws -> [[String: Any]] {
    try #require(try json() as? [[String: Any]])
  }
}
