/// A Firebase project and what Google knows this program by there, typed as words of one line:
/// project, key for web clients, OAuth client's id, file with its secret.
public struct FirestoreLine: Hashable, Sendable {
  /// What the words are: an emulator asks for the first alone, and some clients have no secret.
  private static let names = ["project", "web API key", "OAuth client", "secret file"]

  /// The words, four at most; at least one.
  private let words: [String]

  /// Takes a line apart; nil where it has no word or too many.
  init?(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard (1...Self.names.count).contains(words.count) else { return nil }
  }

  /// The Firebase project.
  public var project: String { words[0] }
  /// The project's key for web clients.
  public var apiKey: String? { word(1) }
  /// The OAuth client's id.
  public var clientID: String? { word(2) }
  /// The file with the OAuth client's secret.
  public var secretFile: String? { word(3) }

  private func word(_ place: Int) -> String? {
    words.indices.contains(place) ? words[place] : nil
  }

  /// What the words are, and what comes next.
  var meaning: String {
    let known = zip(Self.names, words).map { "\($0) \($1)" }.joined(separator: ", ")
    guard words.count < Self.names.count else { return known }
    return known + "; then the " + Self.names[words.count]
  }

  /// What is to be typed, and where it comes from.
  static let guide =
    names.joined(separator: ", ")
    + "; redo remote add firestore --print-setup says where they are"
}
