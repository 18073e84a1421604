internal import Glibc

/// A file for another program to change, in a folder of its own that nobody else can look into.
///
/// Both go with the value, and so does what the other program put beside the file, unless it is kept.
public struct ScratchFile: ~Copyable {
  /// The most bytes that are read back.
  private static let limit = 4 << 20

  /// Where the file is.
  public let path: FilePath
  /// The folder that is its own.
  public let folder: FilePath
  private let name: String
  private var isKept = false

  /// Makes a new folder, mode 0700, for a file of a name; the file is not there yet.
  ///
  /// The folder is made in `$XDG_RUNTIME_DIR`, else `$TMPDIR`, else `/tmp`.
  public init(named name: String, in environment: Environment) throws(StoreError) {
    let places = [PathVariable.runtimeDirectory, .temporaryDirectory]
      .compactMap(environment.path(in:)).filter(\.isAbsolute)
    folder = try Self.makeFolder(in: places + [FilePath("/tmp")])
    self.name = name
    path = folder.appending(name)
  }

  /// Makes the file, mode 0600, with some bytes in it.
  public func write(_ bytes: [UInt8]) throws(StoreError) {
    let home = try FileDescriptor(openingFolder: folder)
    guard let file = try home.creating(name, flags: O_WRONLY) else {
      throw .failed(.create, path, code: EEXIST)
    }
    try file.write(bytes)
  }

  /// The folder in the first place that takes one.
  private static func makeFolder(in places: [FilePath]) throws(StoreError) -> FilePath {
    var code = ENOENT
    for place in places {
      var template = Array(place.appending("redo-XXXXXX").bytes) + [0]
      let isMade = template.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { mkdtemp($0.assumingMemoryBound(to: CChar.self)) != nil } ?? false
      }
      if isMade { return FilePath(bytes: template.dropLast()) }
      code = errno
    }
    throw .failed(.makeFolder, places[places.count - 1].appending("redo-XXXXXX"), code: code)
  }

  /// What the file holds now; editors may have put another file in its place.
  public func read() throws(StoreError) -> [UInt8] {
    let file = try FileDescriptor(opening: path, flags: O_RDONLY)
    let status = try file.status()
    try status.requireFile(path)
    guard status.size <= Self.limit else { throw .keptFileIsTooLong(path, limit: Self.limit) }
    return try file.bytes(from: 0, limit: Self.limit)
  }

  /// Whether another program wrote something: into the file, or beside it, as an editor does that
  /// may be cut off.
  public func holdsMore(than bytes: [UInt8]) -> Bool {
    let names = (try? folder.entries()) ?? []
    return names == [Array(name.utf8)] ? (try? read()) != bytes : !names.isEmpty
  }

  /// Leaves the folder and what is in it where it is.
  public mutating func keep() { isKept = true }

  deinit {
    if !isKept { Self.remove(folder) }
  }

  /// Removes a folder with the files in it.
  private static func remove(_ folder: FilePath) {
    guard let home = try? FileDescriptor(openingFolder: folder) else { return }
    for name in (try? folder.entries()) ?? [] { home.remove(String(decoding: name, as: UTF8.self)) }
    _ = folder.withCText { rmdir($0) }
  }
}
