internal import Glibc
internal import RedoStore

/// A folder that the user wants to sync with, as it was typed.
struct FolderDraft {
  let path: String
  let name: String?
  let isSealed: Bool

  /// The path from the root, so that it is found wherever the program starts next time.
  func absolutePath() throws(StoreError) -> AbsolutePath {
    guard !path.isEmpty, path.utf8.count < Int(PATH_MAX) else {
      throw .pathIsUnusable(FilePath(path))
    }
    let place = try WorkingFolder.path(to: path)
    // The list of remotes is lines of text.
    guard let text = String(validating: place.bytes, as: UTF8.self) else {
      throw .pathIsNoText(place)
    }
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw .pathHoldsControl(place)
    }
    return AbsolutePath(text: text)
  }

  /// What it is called among the remotes that are known; throws where it is one of them.
  func freeName(
    for path: AbsolutePath, among known: [RemoteEntry]
  ) throws(StoreError) -> String {
    let name = try RemoteName.free(name, for: .folder, among: known)
    let twin = known.first { entry in
      entry.kind == .folder
        && AbsolutePath(text: entry.address).resolved.utf8.elementsEqual(path.resolved.utf8)
    }
    if let twin { throw .remote(.known(path.text, name: twin.name)) }
    return name
  }
}
