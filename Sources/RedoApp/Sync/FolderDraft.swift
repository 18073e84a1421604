internal import Glibc
internal import RedoStore

/// A folder that the user wants to sync with, as it was typed.
struct FolderDraft {
  let path: String
  let name: String?
  let isSealed: Bool

  /// A path that means the same from everywhere.
  struct AbsolutePath {
    let text: String
  }

  /// The path from the root, so that it is found wherever the program starts next time.
  func absolutePath() throws(StoreError) -> AbsolutePath {
    // The list of remotes is lines of text.
    guard !path.isEmpty, !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw .pathIsUnusable(FilePath(path))
    }
    if path.hasPrefix("/") { return AbsolutePath(text: path) }
    guard let here = getcwd(nil, 0) else { throw .failed(.inspect, FilePath("."), code: errno) }
    defer { free(here) }
    let folder = String(cString: here)
    return AbsolutePath(text: FilePath(folder).appending(path).description)
  }

  /// The name that was typed, or the first of `folder`, `folder-2` … that nobody has.
  func freeName(among known: [RemoteEntry]) throws(StoreError) -> String {
    let taken = Set(known.map(\.name))
    guard let name else {
      let names = (1...(known.count + 1)).map { $0 == 1 ? "folder" : "folder-\($0)" }
      return names.first { !taken.contains($0) } ?? "folder"
    }
    let isWord = name.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
    guard isWord, (1...40).contains(name.utf8.count), !taken.contains(name) else {
      throw .remoteNameIsUnusable(name)
    }
    return name
  }
}
