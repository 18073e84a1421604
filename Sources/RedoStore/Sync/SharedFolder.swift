internal import Glibc

/// A folder that something else carries between devices: foreign names, foreign owners, no locks.
public struct SharedFolder: Hashable, Sendable {
  /// A file in it.
  public struct File: Hashable, Sendable {
    /// Its path in the folder: a name, or the name of a folder, a slash and a name.
    public let name: String
    /// Its length in bytes.
    public let size: Int
    /// When it was last written to, in nanoseconds since 1970.
    public let modified: Int64
  }

  /// What a look at it found.
  public struct Listing: Hashable, Sendable {
    /// The ordinary files in it and in the folders right below it, hidden ones left out.
    public internal(set) var files: [File] = []
    /// The paths in it of what was not looked at or into, or not to its end: folders, and what is not
    /// known to be one.
    public private(set) var closed: [String] = []
    /// Why the first of them was not.
    public private(set) var failure: StoreError?

    fileprivate mutating func pass(_ name: String, _ error: StoreError) {
      closed.append(name)
      failure = failure ?? error
    }
  }

  /// Its path.
  public let path: FilePath
  /// No more files are looked at: they would take memory, and each look half a second.
  private static let mostFiles = 200_000

  /// Names a folder; nothing is opened.
  public init(path: FilePath) {
    self.path = path
  }

  /// Makes the folder if there is none, and says whether there was none.
  ///
  /// Throws where the folder above it is not there: a stick that is not plugged in would get a twin.
  @discardableResult public func create() throws(StoreError) -> Bool {
    guard let made = path.withCText({ mkdir($0, 0o777) }) else { throw .pathIsUnusable(path) }
    if made != 0, errno == ENOENT, let place = path.parent { throw .remote(.hasNoPlace(place)) }
    guard made == 0 || errno == EEXIST else { throw .failed(.makeFolder, path, code: errno) }
    do throws(StoreError) {
      _ = try FileDescriptor(openingFolder: path)
    } catch {
      if case .failed(.open, _, ENOTDIR) = error { throw .remote(.isNoFolder(path)) }
      throw error
    }
    return made == 0
  }

  /// Takes the folder away where nothing is in it.
  public func removeIfEmpty() {
    _ = path.withCText { rmdir($0) }
  }

  /// What it holds; nil where there is no such folder.
  ///
  /// What below it cannot be looked at or into, such as another user's folder or a mount whose server is
  /// gone, keeps nothing else away. Nor is what comes behind very many files looked at.
  public func listing() throws(StoreError) -> Listing? { try listing(upTo: Self.mostFiles) }

  func listing(upTo mostFiles: Int) throws(StoreError) -> Listing? {
    guard try FileStatus.ofTarget(path)?.kind == .folder else { return nil }
    let excess = StoreError.remote(.holdsTooMuch(path, files: mostFiles))
    var listing = Listing()
    for name in try names(in: path) {
      guard listing.files.count < mostFiles else {
        listing.pass(name, excess)
        continue
      }
      guard look(at: name, into: &listing) == .folder else { continue }
      do throws(StoreError) {
        for inner in try names(in: path.appending(name)) {
          guard listing.files.count < mostFiles else { throw excess }
          look(at: name + "/" + inner, into: &listing)
        }
      } catch {
        listing.pass(name, error)
      }
    }
    return listing
  }

  /// Adds what has a name to a listing, where it is a file; its kind, where it is known.
  @discardableResult
  private func look(at name: String, into listing: inout Listing) -> FileKind? {
    do throws(StoreError) {
      let status = try FileStatus.ofName(path.appending(name))
      if let status, status.kind == .file {
        listing.files.append(
          File(name: name, size: status.size, modified: status.fingerprint.modified))
      }
      return status?.kind
    } catch {
      listing.pass(name, error)
      return nil
    }
  }

  /// The names of the folders right in it, without hidden ones and what cannot be looked at; nil where
  /// there is no such folder.
  public func folders() throws(StoreError) -> [String]? {
    guard try FileStatus.ofTarget(path)?.kind == .folder else { return nil }
    return try names(in: path).filter { name in
      let status = try? FileStatus.ofName(path.appending(name))
      return status?.kind == .folder
    }
  }

  /// Names that are UTF-8 and do not begin with a dot: carriers hide what is not finished.
  private func names(in path: FilePath) throws(StoreError) -> [String] {
    try path.entries().filter { $0.first != UInt8(ascii: ".") }
      .compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// A file's bytes; nil where it is gone, is no ordinary file, or is longer than `limit`.
  public func read(_ name: String, limit: Int) throws(StoreError) -> [UInt8]? {
    guard let file = try open(name) else { return nil }
    let size = try file.status().size
    return size <= limit ? try file.bytes(from: 0, limit: size) : nil
  }

  /// Some of a file's bytes, fewer where it ends before; nil where it is gone or is no ordinary file.
  public func part(_ range: Range<Int>, of name: String) throws(StoreError) -> [UInt8]? {
    guard let file = try open(name) else { return nil }
    return try file.bytes(from: range.lowerBound, limit: range.count)
  }

  /// When a file was last written to, in nanoseconds since 1970; nil where it is gone or is no
  /// ordinary file.
  public func modified(_ name: String) throws(StoreError) -> Int64? {
    guard let status = try FileStatus.ofName(path.appending(name)), status.kind == .file else {
      return nil
    }
    return status.fingerprint.modified
  }

  /// What has a name and is no file of Redo's, as an error that says so; nil where nothing has it.
  public func obstacle(at name: String) throws(StoreError) -> StoreError? {
    let path = path.appending(name)
    guard let kind = try FileStatus.ofName(path)?.kind else { return nil }
    return kind == .file ? .remote(.documentDamaged(path)) : .notAFile(path, kind)
  }

  /// An ordinary file, open; nil where it is gone, or something else.
  private func open(_ name: String) throws(StoreError) -> FileDescriptor? {
    guard try FileStatus.ofName(path.appending(name))?.kind == .file else { return nil }
    let file: FileDescriptor
    do throws(StoreError) {
      file = try FileDescriptor(
        opening: path.appending(name), flags: O_RDONLY | O_NOFOLLOW)
    } catch {
      if case .failed(.open, _, ENOENT) = error { return nil }
      throw error
    }
    guard try file.status().kind == .file else { return nil }
    return file
  }
}
