internal import Glibc
internal import RedoProtocol

/// The folder `themes` beside the config, with the user's own themes: one file `NAME.theme` each.
public struct ThemeFolder: Hashable, Sendable {
  /// The folder's name in the config folder.
  static let name = "themes"
  /// What the name of a theme's file ends with.
  static let ending = ".theme"
  /// No more themes are offered.
  static let most = 100

  /// The folder.
  public let path: FilePath

  /// Names the folder in the config folder; nothing is opened.
  public init(in folder: FilePath) {
    path = folder.appending(Self.name)
  }

  /// The names of the themes, in order; none where there is no such folder.
  public func names() -> [String] {
    let names = ((try? path.entries()) ?? []).compactMap(Self.theme)
    return Array(names.sorted().prefix(Self.most))
  }

  /// The bytes of a theme's file, at most one more than `limit`.
  public func bytes(of name: String, limit: Int) throws(StoreError) -> [UInt8] {
    let place = file(of: name)
    let file = try FileDescriptor(opening: place, flags: O_RDONLY)
    try file.status().requireFile(place)
    return try file.bytes(from: 0, limit: limit + 1)
  }

  /// The file of a theme.
  public func file(of name: String) -> FilePath {
    path.appending(name + Self.ending)
  }

  /// The theme that a file's name stands for; nil where it is none that could be written in a config.
  static func theme(ofFile bytes: [UInt8]) -> String? {
    guard let file = String(validating: bytes, as: UTF8.self), file.hasSuffix(ending) else {
      return nil
    }
    let name = String(file.dropLast(ending.count))
    let isPlain = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }
    return isPlain && !name.isEmpty && name.utf8.count <= 40 ? name : nil
  }
}
