public import RedoCrypto

/// A plain folder as a remote: Syncthing, Dropbox, NFS, a stick or a git checkout carries it.
///
/// Each device writes segments of its own, named by what they hold, and changes none. So no two
/// writers touch one file, and what a carrier renames, copies or brings half is harmless.
public struct FolderRemote: Remote {
  /// The folder.
  let storage: any FolderStorage
  /// The folder in it that this device alone writes to.
  public let writer: String
  /// The key that all is sealed with; nil where nodes lie open.
  let key: SharedKey?

  /// A page ends with the file with which whole segments reach so many bytes: enough that a first reading
  /// of very many files takes few looks at them all.
  private static func pageLength(unread: Int) -> Int {
    max(524_288, RemotePage.portion(of: unread))
  }

  /// Takes a folder that holds a `redo.json`.
  public init(_ storage: any FolderStorage, writer: String, key: SharedKey? = nil) {
    self.storage = storage
    self.writer = writer
    self.key = key
  }

  /// As many as make a segment that a screen takes in between two keys.
  public var batchLimit: BatchLimit { BatchLimit(nodes: 1_500, bytes: 1_048_576) }

  /// Each page and each segment costs a look at `redo.json` anyway.
  public var statesTermsFreely: Bool { true }

  /// The terms in `redo.json`; throws `.folder(.notOurs)` where the folder has none.
  public func terms(_ traffic: inout SyncTraffic) throws(SyncError) -> RemoteTerms? {
    try document().terms
  }

  /// So many bytes of a file tell whether it is sealed.
  public static let sealedStartLength = Segment.sealedHeader.count

  /// Whether a file that starts so was written to a folder under a passphrase.
  public static func isSealed(_ start: [UInt8]) -> Bool {
    start.starts(with: Segment.sealedHeader)
  }

  /// What `redo.json` says, once it is known to be meant for this device's key.
  func document() throws(SyncError) -> FolderDocument {
    guard
      let bytes = try storage.read(FolderDocument.name, limit: FolderDocument.lengthLimit)
    else {
      // A folder that is gone says so itself; an unmounted stick leaves an empty one behind.
      _ = try storage.listing()
      if let obstacle = try storage.obstacle(at: FolderDocument.name) { throw .storage(obstacle) }
      throw .folder(.notOurs(storage.path, isSealed: key != nil))
    }
    guard let document = FolderDocument(bytes) else {
      if FolderDocument.isNewer(bytes) { throw .folder(.otherFormat(storage.path)) }
      throw .folder(.documentBroken(storage.path, isSealed: key != nil))
    }
    switch (document.seal, key) {
    case (nil, nil): return document
    case (let seal?, let key?) where seal.isProven(by: key): return document
    // Whoever advised to set the folder up again here would have all of it written in the clear.
    case (nil, _?): throw .folder(.sealGone(storage.path))
    case (_?, _): throw .folder(.passphraseNeeded)
    }
  }

  /// Writes one segment, unless it is there already.
  ///
  /// It counts as read along with its nodes as sent, so that it is missed as soon as it is gone.
  public func push(_ nodes: [OutgoingNode]) throws(SyncError) -> PushReceipt {
    _ = try document()
    let segment = Segment.made(of: nodes.map(\.line), sealedBy: key)
    let name = ownStart + segment.name
    try storage.write(name, segment.bytes)
    let file = FolderFile(
      name: name, size: segment.bytes.count, stamp: try? storage.stamp(of: name))
    return PushReceipt(
      acknowledged: nodes.map(\.id),
      read: [FolderEntry(of: file, ownBeginningWith: ownStart).words],
      traffic: SyncTraffic(requests: 1, sent: segment.bytes.count))
  }

  /// Reads segments that were not read before, whatever they are called now.
  ///
  /// One file that cannot be read, or was sealed by somebody else, keeps no other away. Where one
  /// that was read is gone, or one of this device's own was damaged since, the page says so and has
  /// nothing else.
  public func pull(after cursor: SyncCursor) throws(SyncError) -> RemotePage {
    _ = try document()
    let listing = try storage.listing()
    var reading = FolderReading(
      storage, key: key, ownStart: ownStart, isAnew: cursor.entries.isEmpty)
    let known = Set(cursor.entries.map { FolderEntry($0) })
    let found = self.found(in: listing, known: known, by: reading)
    let (files, entries) = (found.map(\.file), found.map(\.entry))
    let missing = known.subtracting(entries)
    let closed = Set(listing.closed.map { Array($0.utf8) })
    var seen = missing.filter { $0.isOrLies(in: closed) }
    if seen.count < missing.count { return Self.loss }
    if let failure = listing.failure { reading.note(failure) }
    // What was written to since it was read counts, too.
    let unread = zip(files, entries).lazy.filter { _, entry in
      known.firstIndex(of: entry).map { known[$0].stamp != entry.stamp } ?? true
    }.map(\.0.size)
    let pageLength = Self.pageLength(
      unread: unread.reduce(0) { $0 + min($1, Segment.lengthLimit) })
    for (file, entry) in zip(files, entries) {
      if let place = known.firstIndex(of: entry) {
        let kept = reading.look(at: file, entry, keptAs: known[place], within: pageLength)
        guard let kept else { return Self.loss }
        seen.insert(kept)
        continue
      }
      guard reading.taken < pageLength else {
        reading.stop()
        continue
      }
      if reading.take(file) { seen.insert(entry) }
    }
    var page = reading.page
    page.cursor = SyncCursor(seen.map(\.words).sorted())
    page.peers = Self.peers(in: files, but: writer)
    return page
  }

  /// The files that may be segments, by name, each with what a cursor keeps of it.
  ///
  /// What is seen to be none of Redo's is left out: it never counts as read, so that nobody misses it.
  private func found(
    in listing: FolderListing, known: Set<FolderEntry>, by reading: FolderReading
  ) -> [(file: FolderFile, entry: FolderEntry)] {
    let start = ownStart
    return listing.files.filter { Self.mayBeSegment($0.name) }.sorted { $0.name < $1.name }
      .map { (file: $0, entry: FolderEntry(of: $0, ownBeginningWith: start)) }
      .filter { known.contains($0.entry) || !reading.isForeign($0.file) }
  }

  /// What all paths of this device's own files begin with.
  private var ownStart: String { writer + "/" }

  private static var loss: RemotePage {
    RemotePage(cursor: .start, hasMore: true, hasLost: true)
  }

  /// A copy that a carrier set aside has the name's start and something behind it.
  private static func mayBeSegment(_ name: String) -> Bool {
    name.holds(Segment.suffix) || name.holds("conflict")
  }

  private static func peers(in files: [FolderFile], but writer: String) -> Int {
    let writers = Set(files.compactMap { $0.name.split(separator: "/").dropLast().first })
    return writers.filter { $0 != writer && isWriter(String($0)) }.count
  }
}
