/// What a cursor keeps of a file that was read: its length, a blank and its path; of one in this
/// device's own folder also its stamp, behind the length and a colon.
///
/// Two are the same where lengths and paths are, byte by byte: carriers leave side by side what
/// only looks alike.
struct FolderEntry {
  /// The length, a blank and the path.
  private let text: String
  /// By what it shows that the file was written to since; nil for other devices' files, and where
  /// it was not kept.
  let stamp: Int64?

  /// Takes words that were kept.
  init(_ words: String) {
    let length = words.utf8.prefix { $0 != UInt8(ascii: " ") }
    guard let colon = length.firstIndex(of: UInt8(ascii: ":")),
      let number = Int64(words[words.utf8.index(after: colon)..<length.endIndex])
    else {
      text = words
      stamp = nil
      return
    }
    text = String(words[..<colon]) + String(words[length.endIndex...])
    stamp = number
  }

  /// Describes a file, where all paths of this device's own begin so; a line feed would end the
  /// words, so a blank stands for it.
  init(of file: FolderFile, ownBeginningWith start: String) {
    let hasBreak = file.name.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    let name = hasBreak ? String(file.name.map { $0.isNewline ? " " : $0 }) : file.name
    text = "\(file.size) " + name
    stamp = file.name.utf8.starts(with: start.utf8) ? file.stamp : nil
  }

  /// The words in the cursor.
  var words: String {
    guard let stamp, let blank = text.utf8.firstIndex(of: UInt8(ascii: " ")) else { return text }
    return String(text[..<blank]) + ":\(stamp)" + String(text[blank...])
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
