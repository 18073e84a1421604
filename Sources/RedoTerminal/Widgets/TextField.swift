/// A line of text being edited: a value that keys change and that draws itself.
///
/// The cursor stands before a grapheme cluster or at the end, so it never splits one. The text is
/// kept as it came; drawing makes what is unsafe visible.
public struct TextField: Equatable, Sendable {
  private(set) var clusters: [String]
  /// Clusters before the cursor.
  public private(set) var cursor: Int
  /// What was taken out last, to be put in again.
  private var taken = ""
  /// Where the cursor stood among how many clusters once it was.
  private var placeOfTaking: (cursor: Int, count: Int)?

  /// A line with the cursor at its end.
  public init(_ text: String = "") {
    clusters = TextWidth.clusters(of: text)
    cursor = clusters.count
  }

  /// The text.
  ///
  /// Setting it moves the cursor to its end.
  public var text: String {
    get { clusters.joined() }
    set { self = TextField(newValue) }
  }

  /// The text before the cursor.
  public var textBeforeCursor: String { clusters[..<cursor].joined() }

  /// Whether there is no text.
  public var isEmpty: Bool { clusters.isEmpty }

  /// Puts text in at the cursor and moves the cursor behind it.
  ///
  /// Linear in the length of the text at the end of the line, as most is typed, and in that of the
  /// line elsewhere.
  public mutating func insert(_ text: some StringProtocol) {
    guard cursor < clusters.count else {
      // What is typed may join with the last cluster, and with none before it.
      let last = clusters.popLast() ?? ""
      clusters += TextWidth.clusters(of: last + text)
      cursor = clusters.count
      return
    }
    rebuild(before: textBeforeCursor + text, after: clusters[cursor...].joined())
  }

  /// Puts other text in the place of the words before the cursor, as a completion does.
  ///
  /// A terminal has more clusters than a `String` has characters.
  public mutating func replace(last words: some StringProtocol, with text: some StringProtocol) {
    removeBefore(TextWidth.clusters(of: words).count)
    insert(text)
  }

  /// Moves the cursor; it stops at either end.
  mutating func moveCursor(to position: Int) {
    cursor = min(max(0, position), clusters.count)
  }

  /// Moves the cursor to the start of the word before it.
  mutating func moveWordLeft() {
    cursor = wordStart
  }

  /// Moves the cursor behind the word that follows it.
  mutating func moveWordRight() {
    cursor = wordEnd
  }

  /// Removes clusters before the cursor.
  mutating func removeBefore(_ count: Int = 1) {
    let start = max(0, cursor - max(0, count))
    rebuild(before: clusters[..<start].joined(), after: clusters[cursor...].joined())
  }

  /// Removes clusters after the cursor.
  mutating func removeAfter(_ count: Int = 1) {
    let end = min(clusters.count, cursor + max(0, count))
    guard cursor < end else { return }
    rebuild(before: textBeforeCursor, after: clusters[end...].joined())
  }

  /// Takes out the word before the cursor.
  mutating func removeWordBefore() {
    take(from: wordStart)
  }

  /// Takes out everything before the cursor.
  mutating func removeToStart() {
    take(from: 0)
  }

  /// Takes out everything after the cursor.
  mutating func removeToEnd() {
    take(to: clusters.count)
  }

  /// Takes out what stands before the cursor from a place on.
  mutating func take(from start: Int) {
    let part = clusters[start..<cursor].joined()
    note(taken: part) { part + $0 }
    removeBefore(cursor - start)
    if !part.isEmpty { placeOfTaking = (cursor, clusters.count) }
  }

  /// Takes out what stands after the cursor up to a place.
  mutating func take(to end: Int) {
    let part = clusters[cursor..<end].joined()
    note(taken: part) { $0 + part }
    removeAfter(end - cursor)
    if !part.isEmpty { placeOfTaking = (cursor, clusters.count) }
  }

  /// Keeps what is taken out: with what was taken before it, where nothing else was done since.
  private mutating func note(taken part: String, joining join: (String) -> String) {
    guard !part.isEmpty else { return }
    let goesOn = placeOfTaking.map { $0 == (cursor, clusters.count) } ?? false
    taken = goesOn ? join(taken) : part
  }

  /// Puts in what was taken out last; false where nothing was.
  mutating func putBack() -> Bool {
    guard !taken.isEmpty else { return false }
    insert(taken)
    return true
  }

  /// Where the word before the cursor starts; at the start of a line of several, the end of the one
  /// above.
  private var wordStart: Int {
    var position = cursor
    while position > 0, clusters[position - 1] == " " { position -= 1 }
    while position > 0, !Self.endsWord(clusters[position - 1]) { position -= 1 }
    return position == cursor ? max(0, cursor - 1) : position
  }

  /// Where the word after the cursor ends; at the end of a line of several, the start of the next.
  private var wordEnd: Int {
    var position = cursor
    while position < clusters.count, clusters[position] == " " { position += 1 }
    while position < clusters.count, !Self.endsWord(clusters[position]) { position += 1 }
    return position == cursor ? min(clusters.count, cursor + 1) : position
  }

  /// Whether two lines read the same; what was taken out of them is no part of them.
  public static func == (left: TextField, right: TextField) -> Bool {
    (left.clusters, left.cursor) == (right.clusters, right.cursor)
  }

  private static func endsWord(_ cluster: String) -> Bool {
    cluster == " " || cluster == "\n"
  }

  /// Cuts the text into clusters again, since what comes to stand side by side may join.
  ///
  /// Where the cursor would stand within a cluster it moves behind it.
  private mutating func rebuild(before: String, after: String) {
    clusters = TextWidth.clusters(of: before + after)
    var length = before.utf8.count
    cursor = 0
    while length > 0, cursor < clusters.count {
      length -= clusters[cursor].utf8.count
      cursor += 1
    }
  }
}
