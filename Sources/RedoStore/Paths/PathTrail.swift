internal import Glibc

/// The way that the system takes from the root to what a path names, one name after another.
struct PathTrail {
  /// As many links as the system follows before it gives up.
  private static let limit = 40
  private static let root = FilePath("/")

  /// Where the next name is looked up, named without links.
  private var folder: FilePath
  /// The names that are ahead, last to first.
  private var ahead: [ArraySlice<UInt8>]
  private var links = 0

  /// Stands at the root, before an absolute path.
  init(to path: FilePath) throws(StoreError) {
    guard path.isAbsolute else { throw .pathIsUnusable(path) }
    folder = Self.root
    ahead = Self.names(in: path).reversed()
  }

  /// The next name on the way, in the folder where it is looked up, named without links; nil at
  /// the end.
  ///
  /// A name that `..` takes back is among them: what somebody puts in its place leads elsewhere.
  /// Throws where nothing is of that name.
  mutating func next() throws(StoreError) -> FilePath? {
    while let name = ahead.popLast() {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        folder = folder.parent ?? Self.root
        continue
      }
      let place = folder.appending(bytes: name)
      guard let target = try place.linkTarget() else {
        folder = place
        return place
      }
      links += 1
      guard links <= Self.limit else { throw .failed(.open, place, code: ELOOP) }
      if target.isAbsolute { folder = Self.root }
      ahead += Self.names(in: target).reversed()
      return place
    }
    return nil
  }

  private static func names(in path: FilePath) -> [ArraySlice<UInt8>] {
    path.bytes.split(separator: UInt8(ascii: "/"))
  }
}
