import RedoProtocol
import RedoTestSupport

/// Replays traced calls onto a disk and cuts the power after each: counts what would be lost.
struct PowerCut {
  let log: String
  let identity: String
  /// How many states of the disk were looked at.
  private(set) var count = 0
  /// Acknowledged nodes, or the identity behind them, that some state lacks.
  private(set) var lost: Set<String> = []
  /// Nodes that some state holds and nobody wrote.
  private(set) var invented: Set<String> = []

  private var disk = Disk()
  private var written: Set<NodeID> = []
  private var acknowledged: Set<NodeID> = []

  init(log: String, identity: String) {
    self.log = log
    self.identity = identity
  }

  /// Carries out the calls of one process.
  mutating func replay(_ calls: [TracedCall]) throws {
    disk.beginProcess()
    for call in calls {
      disk.carryOut(call)
      switch call {
      case .write(descriptor: 1, _):
        acknowledged = written
        cut()
      case .write:
        if let file = disk.visibleNames[log] {
          let bytes = disk.files[file].synced + disk.files[file].written
          written.formUnion(ids(in: bytes))
        }
        cut()
      case .create, .link, .rename, .unlink, .sync, .truncate: cut()
      case .open, .close, .makeFolder: break
      }
    }
  }

  private mutating func cut() {
    // Any part of the names' changes may have reached the disk, in whatever order.
    let pending = disk.pending
    for chosen in 0..<(1 << min(pending.count, 8)) {
      let changes = pending.enumerated().filter { chosen >> $0.offset & 1 == 1 }.map(\.element)
      let names = Disk.apply(changes[...], to: disk.names)
      if !acknowledged.isEmpty { check(identityIn: names) }
      guard let file = names[log] else {
        count += 1
        note([])
        continue
      }
      // The part that was synced is verified once, its signatures then taken on trust.
      let trusted = ChangeLog(LogBytes(disk.files[file].synced)).watermark
      let step = Machine.count(16, long: 1)
      var states = 0
      CrashStates.forEach(of: disk.files[file], step: step) { bytes in
        states += 1
        note(ids(in: bytes, trusting: trusted))
      }
      count += states
    }
  }

  private mutating func check(identityIn names: [String: Int]) {
    guard let file = names[identity] else {
      lost.insert("the identity's name")
      return
    }
    if !disk.files[file].written.isEmpty { lost.insert("the identity's bytes") }
  }

  private mutating func note(_ ids: Set<NodeID>) {
    for id in acknowledged.subtracting(ids) { lost.insert(id.description) }
    for id in ids.subtracting(written) { invented.insert(id.description) }
  }

  private func ids(in bytes: [UInt8], trusting watermark: Watermark? = nil) -> Set<NodeID> {
    let log = ChangeLog(LogBytes(bytes), trusting: watermark)
    return Set(log.nodes.map(\.id))
  }
}
