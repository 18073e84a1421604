public import RedoSync
internal import RedoTasks
internal import Synchronization

/// A shared folder in memory, for what carriers do to files; names are bytes, as on a disk.
public final class MemoryFolder: FolderStorage {
  private let content: Mutex<[StoredText: [UInt8]]>
  private let shut = Mutex<Set<String>>([])
  /// Its path, to show.
  public let path = "/shared"

  /// An empty folder, or one that Redo has been told of.
  public init(_ document: FolderDocument? = FolderDocument(seal: nil)) {
    content = Mutex(document.map { [StoredText(FolderDocument.name): $0.bytes] } ?? [:])
  }

  /// A file's bytes; nil removes it.
  public subscript(name: String) -> [UInt8]? {
    get { content.withLock { $0[StoredText(name)] } }
    set { content.withLock { $0[StoredText(name)] = newValue } }
  }

  /// The folders that cannot be looked into.
  public var closed: Set<String> {
    get { shut.withLock { $0 } }
    set { shut.withLock { $0 = newValue } }
  }

  /// The names of all segments, sorted.
  public var segments: [String] {
    content.withLock { $0.keys.map(\.text).filter { $0.contains(".redo") }.sorted() }
  }

  /// Its files.
  public func listing() throws(SyncError) -> FolderListing {
    let closed = closed
    let files = content.withLock { files in
      files.map {
        FolderFile(name: $0.key.text, size: $0.value.count, stamp: Self.number(for: $0.value))
      }
    }
    return FolderListing(
      files.filter { file in !closed.contains { file.name.utf8.starts(with: ($0 + "/").utf8) } },
      closed: Array(closed), failure: closed.isEmpty ? nil : .storage("Permission denied"))
  }

  /// Its folders.
  public func folders() throws(SyncError) -> [String] {
    content.withLock { files in
      Set(files.keys.compactMap { $0.text.split(separator: "/").dropLast().first.map(String.init) })
        .sorted()
    }
  }

  /// A file's bytes.
  public func read(_ name: String, limit: Int) throws(SyncError) -> [UInt8]? {
    self[name].flatMap { $0.count <= limit ? $0 : nil }
  }

  /// Some of a file's bytes.
  public func part(_ range: Range<Int>, of name: String) throws(SyncError) -> [UInt8]? {
    self[name].map {
      Array($0.prefix(range.upperBound).dropFirst(range.lowerBound))
    }
  }

  /// Another number for other bytes.
  public func stamp(of name: String) throws(SyncError) -> Int64? {
    self[name].map { Self.number(for: $0) }
  }

  private static func number(for bytes: [UInt8]) -> Int64 { Int64(bytes.hashValue) }

  /// Nothing but files has a name here.
  public func obstacle(at name: String) throws(SyncError) -> String? { nil }

  /// Puts a file there.
  public func write(_ name: String, _ bytes: [UInt8]) throws(SyncError) {
    self[name] = bytes
  }

  /// Puts a file there, whatever has the name.
  public func replace(_ name: String, _ bytes: [UInt8]) throws(SyncError) {
    self[name] = bytes
  }
}
