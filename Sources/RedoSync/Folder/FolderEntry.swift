/// What a cursor keeps of a file that was read: its length, a blank and its path.
///
/// Two are the same where their bytes are: carriers leave side by side what only looks alike.
struct FolderEntry {
  /// The words in the cursor.
  let text: String

  /// Takes words that were kept.
  init(_ text: String) {
    self.text = text
  }

  /// Describes a file; a line feed would end the words, so a blank stands for it.
  init(of file: FolderFile) {
    let hasBreak = file.name.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    let name = hasBreak ? String(file.name.map { $0.isNewline ? " " : $0 }) : file.name
    text = "\(file.size) " + name
  }

  /// Whether what it names is at one of some paths or lies right below one.
  func isOrLies(in paths: Set<[UInt8]>) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2 else { return false }
    let folder = words[1].prefix { $0 != UInt8(ascii: "/") }
    return paths.contains(Array(words[1])) || paths.contains(Array(folder))
  }
}

extension FolderEntry: Hashable {
  static func == (left: FolderEntry, right: FolderEntry) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// What only looks alike gets the same hash, and nothing worse: that of a text is quick.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
