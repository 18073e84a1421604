internal import Glibc
internal import RedoStore

/// A path that means the same from everywhere.
struct AbsolutePath {
  let text: String

  /// The path without links and dots, which tells whether two paths are one folder; as it is where
  /// nothing is there.
  var resolved: String {
    guard let path = realpath(text, nil) else { return text }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path without links and dots, where its last folders may be yet to be made.
  private var settled: String {
    guard realpath(text, nil).map({ free($0) }) == nil else { return resolved }
    let path = FilePath(text)
    guard let above = path.parent?.text, above != text else { return text }
    let name =
      text.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    return FilePath(AbsolutePath(text: above).settled).appending(name).text
  }

  /// Whether one of two folders is the other, or lies in it.
  func overlaps(_ other: AbsolutePath) -> Bool {
    let (path, data) = (settled, other.settled)
    // By bytes, as the system tells paths apart: a mark behind a slash is another folder's name.
    func holds(_ folder: String, _ inner: String) -> Bool {
      let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
      return inner.utf8.elementsEqual(folder.utf8) || inner.utf8.starts(with: start.utf8)
    }
    return holds(path, data) || holds(data, path)
  }
}
