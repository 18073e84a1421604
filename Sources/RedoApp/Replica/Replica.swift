internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol
internal import RedoStore
internal import RedoSync
internal import RedoTasks

/// This device's copy of the log: the only thing in the program that reads or appends to it.
///
/// It keeps decoded, checked nodes between refreshes and nothing that follows from them; each
/// refresh replays them all.
final class Replica {
  let directory: PrivateFolder
  /// What the log amounted to when it was last read.
  private(set) var projection: Projection
  private var log: ChangeLog
  private(set) var isLoaded = false
  /// How long another process may hold the lock before a change is given up.
  var patience = ChangeLogFile.patience
  /// Is told once of each wait for that lock that lasts longer than a second.
  var waiting: ((LockWait) -> Void)? {
    get { file.waiting }
    set { file.waiting = newValue }
  }
  /// Whether the log is read to be looked at once, and need not be ready to grow.
  var isBrief = false
  /// Is told how many of an intent's nodes are signed, where there are many.
  var progress: ((Int, Int) -> Void)?

  let file: ChangeLogFile
  let watermarkFile: WatermarkFile
  var knownIdentity: Identity?
  /// Opens a key that is under a passphrase.
  let unseal: (SealedIdentity) throws(StoreError) -> Identity
  /// How often the log had been cut before it was read last, and whether that was news.
  private var knownCuts = 0
  private var wasCut = false
  /// What a change found that was done to the log behind the last look; the next look tells it.
  private var untold = LogChange.unchanged
  var isBegunAnew = false
  var isKeyNew = false
  /// The broken lines among the last ones, all that a change knows of which read no more.
  var brokenLinesAtEnd = 0
  let sha256 = SHA256()
  private let workers = ThreadWorkers()

  /// How long a look at the log may wait for others' lock.
  private static let glance = Duration.milliseconds(50)
  /// How many bytes have to be verified anew before the watermark is written again.
  private static let watermarkStep = 16_384

  init(
    in directory: PrivateFolder,
    unsealing unseal: @escaping (SealedIdentity) throws(StoreError) -> Identity = {
      sealed throws(StoreError) in throw .seal(.passphraseCannotBeAsked(sealed.path))
    }
  ) {
    self.directory = directory
    self.unseal = unseal
    file = ChangeLogFile(in: directory)
    watermarkFile = WatermarkFile(in: directory)
    log = ChangeLog(LogBytes([]))
    projection = Projection(replaying: log)
  }

  /// What is wrong with the log as it was last read.
  var faults: LogFaults {
    LogFaults(
      hasTornTail: log.hasTornTail,
      brokenLines: isLoaded ? log.faults.count - (log.hasTornTail ? 1 : 0) : brokenLinesAtEnd,
      contradictsWatermark: log.contradictsWatermark, isEmpty: log.bytes.count == 0,
      wasCut: wasCut, isBegunAnew: isBegunAnew, isKeyNew: isKeyNew)
  }

  /// Whether bytes of the log as it was read are gone: what was made of it is not to be trusted.
  var isCut: Bool { ChangeLogFile.cutCount != knownCuts }

  /// Begins to count cuts anew, as before the bytes are read again; throws where no other program cut
  /// them off, but the disk cannot read them.
  func acceptCuts() throws(StoreError) {
    if isCut { try file.requireReadable() }
    knownCuts = ChangeLogFile.cutCount
  }

  /// The log's bytes as they are now, for a look that trusts nothing seen before, and what vouches for
  /// them.
  func bytes() throws(StoreError) -> (LogBytes, Watermark?) {
    try directory.create()
    return try bytes(patience: ChangeLogFile.patience)
  }

  /// Under one lock: what others vouch for meanwhile, and what a repair takes away, fits the bytes.
  private func bytes(patience: Duration) throws(StoreError) -> (LogBytes, Watermark?) {
    var watermark: Watermark?
    let bytes = try file.read(patience: patience) { watermark = watermarkFile.load() }
    return (bytes, watermark)
  }

  /// Moves the log's broken lines aside; nil where there is none.
  func repair(at time: Instant) throws(StoreError) -> LogRepair? {
    isLoaded = false
    return try file.repair(at: time, with: workers)
  }

  /// Reads the whole log and replays it.
  func load() throws(StoreError) {
    let (bytes, watermark) = try bytes()
    try readWhole(bytes, trusting: watermark)
  }

  /// Reads the whole log from the disk as at a start, whatever failed before.
  ///
  /// A log that is gone is an error and not an empty log: what was read of it stays.
  func reload() throws(StoreError) {
    guard try file.change(since: file.lastSeen) != .vanished else {
      throw .log(.vanished(file.path))
    }
    file.reopen()
    try load()
  }

  /// Reads what others did to the log since and replays it; what that was.
  ///
  /// What was appended here and not read yet is as good as theirs. A log that is gone is an error and
  /// not an empty log: what was read of it stays.
  func refresh() throws(StoreError) -> LogChange {
    let change = try follow()
    defer { untold = .unchanged }
    return untold == .unchanged ? change : untold
  }

  private func follow() throws(StoreError) -> LogChange {
    let change = try file.change(since: file.lastSeen)
    switch change {
    case .unchanged where !isCut && isLoaded: break
    case .grown where !isCut && isLoaded:
      let bytes = try file.read(patience: Self.glance)
      let found = file.changeRead
      // Since that look, a repair may have put another file in its place.
      guard found.keepsWhatWasRead else {
        // Until it is read with what vouches for it, no growth may go on from what is known.
        isLoaded = false
        try readAnew()
        return found
      }
      extend(to: bytes)
    case .vanished: throw .log(.vanished(file.path))
    case .unchanged, .grown, .truncated, .rewritten, .replaced:
      let known = log.bytes.count
      try readAnew()
      guard change == .unchanged else { return change }
      return wasCut ? .rewritten : .grown(by: log.bytes.count - known)
    }
    return change
  }

  /// Reads the whole log while the screen shows, which waits for nobody.
  private func readAnew() throws(StoreError) {
    let (bytes, watermark) = try bytes(patience: Self.glance)
    try readWhole(bytes, trusting: watermark)
  }

  /// Reads a log that is shown, unless the disk has zeros in the place of what it cannot read.
  private func readWhole(
    _ bytes: LogBytes, trusting watermark: Watermark?
  ) throws(StoreError) {
    read(bytes, trusting: watermark)
    if isCut { try file.requireReadable() }
  }

  /// Where the log ended when it was last read.
  var end: LogEnd { LogEnd(of: log.nodes) }

  /// Appends whole lines that are other devices' nodes and were judged, in one write under the lock.
  ///
  /// One that somebody else appended meanwhile counts once all the same. The next look reads them.
  func appendJudged(_ lines: [UInt8]) throws(StoreError) {
    try makeKeyFirst()
    try file.transact(patience: patience) { transaction throws(StoreError) in
      try transaction.append(lines)
    }
    isLoaded = false
  }

  /// Makes this device's key before others' changes are the log's first, so that one made later is not
  /// taken for one that was lost.
  ///
  /// Where the folder went along with the log that was read, neither is made in its place.
  private func makeKeyFirst() throws(StoreError) {
    guard try file.change(since: file.lastSeen) != .vanished else {
      throw .log(.vanished(file.path))
    }
    _ = try storedIdentity()
  }

  /// Takes nodes that came from a remote and were found to keep checks 1 to 7.
  ///
  /// They are judged among the others, and those that are not refused for good are appended in one
  /// write.
  func admit(_ nodes: [OutgoingNode]) throws(StoreError) -> Admission {
    guard !nodes.isEmpty else { return Admission() }
    try makeKeyFirst()
    return try file.transact(patience: patience) { transaction throws(StoreError) in
      try self.admit(nodes, to: &transaction)
    }
  }

  private func admit(
    _ nodes: [OutgoingNode], to transaction: inout LogTransaction
  ) throws(StoreError) -> Admission {
    try catchUp(&transaction)
    let before = log.bytes
    let known = log.nodes.count
    let verified = log.watermark?.length ?? 0
    let all = before.joined(by: nodes.flatMap { $0.line + [0x0A] })
    log.extend(to: all, with: workers, isVerified: true)
    let graph = ChangeGraph(log, with: workers)
    let admission = Admission(of: graph, from: known)
    let taken = nodes.filter { admission.takenIDs.contains($0.id) }
    do throws(StoreError) {
      try transaction.append(taken.flatMap { $0.line + [0x0A] })
    } catch {
      read(before)
      throw error
    }
    let bytes = Self.appended(to: &transaction)
    if let bytes, taken.count == nodes.count, bytes.count == all.count {
      // The file holds what was judged: judging it again would double the work of each page.
      log.extend(to: bytes, with: workers)
      replay(graph.over(bytes), verifiedBefore: verified)
    } else {
      read(bytes ?? before)
      isLoaded = bytes != nil
    }
    return admission
  }

  /// Reads, under the lock, what others appended, so that parents are the heads of now.
  func catchUp(_ transaction: inout LogTransaction) throws(StoreError) {
    let isNews = transaction.change != .unchanged
    guard !isLoaded || isNews else { return }
    let bytes = try transaction.read()
    if !transaction.change.keepsWhatWasRead { untold = transaction.change }
    if isLoaded, transaction.change.keepsWhatWasRead {
      extend(to: bytes)
    } else {
      read(bytes)
    }
  }

  /// Reads, under the lock, what has just been appended here.
  func readAppended(_ transaction: inout LogTransaction) {
    if let bytes = Self.appended(to: &transaction) { extend(to: bytes) } else { isLoaded = false }
  }

  /// The log with what has just been appended to it; nil where it cannot be read.
  ///
  /// That is no failure of the change, which is on the disk: told as one, it would be made again. The
  /// next look reads the whole log, or says why it cannot.
  private static func appended(to transaction: inout LogTransaction) -> LogBytes? {
    try? transaction.read()
  }

  private func read(_ bytes: LogBytes) {
    read(bytes, trusting: watermarkFile.load())
  }

  private func read(_ bytes: LogBytes, trusting watermark: Watermark?) {
    wasCut = isCut
    knownCuts = ChangeLogFile.cutCount
    log = ChangeLog(bytes, trusting: watermark, with: workers)
    isLoaded = true
    if isBrief { log.forgetTables() }
    replay(ChangeGraph(log, with: workers), verifiedBefore: watermark?.length ?? 0)
  }

  private func extend(to bytes: LogBytes) {
    guard bytes.count >= log.bytes.count else { return read(bytes) }
    let known = log.watermark?.length ?? 0
    log.extend(to: bytes, with: workers)
    replay(ChangeGraph(log, with: workers), verifiedBefore: known)
  }

  private func replay(_ graph: ChangeGraph, verifiedBefore known: Int) {
    projection = Projection(graph, with: workers)
    // What was verified before is not forgotten until the user takes the log as it is.
    guard !isCut, !log.contradictsWatermark, let watermark = log.watermark,
      watermark.length > known + Self.watermarkStep
    else { return }
    keep(watermark, patience: Self.glance)
  }

  /// Keeps what was verified, unless a repair has put another log in the place meanwhile.
  func keep(_ watermark: Watermark, patience: Duration) {
    file.whileUnreplaced(patience: patience) { watermarkFile.save(watermark) }
  }
}
