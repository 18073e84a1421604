internal import Glibc

/// The way that the system takes from the root to what a path names: the links that it follows, and
/// where it ends.
struct PathTrail {
  /// As many links as the system follows before it gives up.
  private static let limit = 40

  /// The links, first to last, each named without another one above it.
  let links: [FilePath]
  /// What the path leads to, named without links.
  let end: FilePath

  /// Follows an absolute path, name by name; throws where nothing is at its end.
  init(to path: FilePath) throws(StoreError) {
    guard path.isAbsolute else { throw .pathIsUnusable(path) }
    let root = FilePath("/")
    var (place, links) = (root, [FilePath]())
    var ahead = Array(Self.names(in: path).reversed())
    while let name = ahead.popLast() {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        place = place.parent ?? root
        continue
      }
      let next = place.appending(bytes: name)
      guard let target = try next.linkTarget() else {
        place = next
        continue
      }
      links.append(next)
      guard links.count <= Self.limit else { throw .failed(.open, path, code: ELOOP) }
      if target.isAbsolute { place = root }
      ahead += Self.names(in: target).reversed()
    }
    (self.links, end) = (links, place)
  }

  private static func names(in path: FilePath) -> [ArraySlice<UInt8>] {
    path.bytes.split(separator: UInt8(ascii: "/"))
  }
}
