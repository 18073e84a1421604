public import RedoCrypto
internal import RedoProtocol

/// A plain folder as a remote: Syncthing, Dropbox, NFS, a stick or a git checkout carries it.
///
/// Each device writes segments of its own, named by what they hold, and changes none. So no two
/// writers touch one file, and what a carrier renames, copies or brings half is harmless.
public struct FolderRemote: Remote {
  /// The folder.
  public let storage: any FolderStorage
  /// The folder in it that this device alone writes to.
  public let writer: String
  /// The key that all is sealed with; nil where nodes lie open.
  public let key: SharedKey?

  /// A page ends with the file that reaches this many bytes.
  private static let pageLength = 2_097_152
  private static let suffix = ".redo"

  /// Takes a folder that holds a `redo.json`.
  public init(_ storage: any FolderStorage, writer: String, key: SharedKey? = nil) {
    self.storage = storage
    self.writer = writer
    self.key = key
  }

  /// As many as make a segment that is quickly read.
  public var batchLimit: BatchLimit { BatchLimit(nodes: 5_000, bytes: 4_194_304) }

  /// The terms in `redo.json`; throws `.notOurs` where the folder has none.
  public func terms() throws(SyncError) -> RemoteTerms? {
    try document().terms
  }

  private func document() throws(SyncError) -> FolderDocument {
    _ = try storage.files()
    guard
      let bytes = try storage.read(FolderDocument.name, limit: FolderDocument.lengthLimit)
    else { throw .notOurs(storage.path) }
    guard let document = FolderDocument(bytes) else {
      throw .garbled("\(FolderDocument.name) is not whole")
    }
    return document
  }

  /// Writes one segment, unless it is there already.
  public func push(_ nodes: [OutgoingNode]) throws(SyncError) -> PushReceipt {
    // An unmounted stick leaves an empty folder behind, which is not the place to write to.
    let document = try document()
    guard (document.seal == nil) == (key == nil) else { throw .passphraseNeeded }
    let segment = Segment.made(of: nodes.map(\.line), sealedBy: key)
    try storage.write(writer + "/" + segment.name, segment.bytes)
    return PushReceipt(
      acknowledged: nodes.map(\.id),
      traffic: SyncTraffic(requests: 1, sent: segment.bytes.count))
  }

  /// Reads segments that were not read before, whatever they are called now.
  public func pull(after cursor: SyncCursor) throws(SyncError) -> RemotePage {
    let files = try storage.files().filter { Self.mayBeSegment($0.name) }
      .sorted { $0.name < $1.name }
    var seen = Set(cursor.entries)
    // What is gone from the folder need not be remembered.
    seen.formIntersection(files.map(Self.entry))
    var page = RemotePage(cursor: .start)
    page.traffic.requests = 1
    var broken: SyncError?
    for file in files where !seen.contains(Self.entry(of: file)) {
      guard page.traffic.received < Self.pageLength else {
        page.hasMore = true
        break
      }
      do throws(SyncError) {
        if try take(file, into: &page) { seen.insert(Self.entry(of: file)) }
      } catch {
        guard case .sealBroken = error else { throw error }
        broken = error
      }
    }
    if let broken, page.lines.isEmpty, !page.hasMore { throw broken }
    page.cursor = SyncCursor(seen.sorted())
    page.peers = Self.peers(in: files, but: writer)
    return page
  }

  /// Whether a file needs no second look.
  private func take(_ file: FolderFile, into page: inout RemotePage) throws(SyncError) -> Bool {
    guard file.size <= Segment.lengthLimit else {
      page.unreadable += 1
      return true
    }
    guard let bytes = try storage.read(file.name, limit: Segment.lengthLimit) else { return false }
    page.traffic.received += bytes.count
    switch try Segment.read(bytes, named: file.name, openedBy: key) {
    case .lines(let lines):
      page.lines += lines
      return bytes.count == file.size
    case .incomplete:
      page.incomplete += 1
      return false
    case .foreign: return true
    }
  }

  /// A copy that a carrier set aside has the name's start and something behind it.
  private static func mayBeSegment(_ name: String) -> Bool {
    name.contains(suffix) || name.contains("conflict")
  }

  private static func entry(of file: FolderFile) -> String {
    "\(file.size) " + String(file.name.map { $0.isNewline ? " " : $0 })
  }

  private static func peers(in files: [FolderFile], but writer: String) -> Int {
    let writers = Set(files.compactMap { $0.name.split(separator: "/").dropLast().first })
    return writers.filter { $0 != writer }.count
  }
}
