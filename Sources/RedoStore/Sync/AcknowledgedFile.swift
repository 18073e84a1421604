internal import Glibc
internal import RedoCrypto
public import RedoProtocol

/// The file `remote-ID.sent` in the data directory: which nodes a remote is known to have.
///
/// 32 bytes a node behind a header of as many; only ever appended to, not flushed. Losing it, or its
/// end, costs sending those nodes once more.
public struct AcknowledgedFile: Sendable {
  private static let header = Array("redo-sent 1\n                    ".utf8)
  private static let width = 32
  /// More than ten million nodes are read again from the remote, in bytes.
  private static let limit = 320_000_032

  /// The data directory.
  let directory: PrivateFolder
  /// The file's name in it.
  public let name: String

  /// Names the file of a remote, with another for an emulator in its place, which knows nothing of what
  /// the remote has; nothing is opened.
  public init(of remote: RemoteEntry, isEmulated: Bool = false, in directory: PrivateFolder) {
    self.directory = directory
    name = "remote-\(remote.id)\(isEmulated ? "-emulator" : "").sent"
  }

  /// What tells one state of the file from another without reading it; nil where there is none.
  public var fingerprint: FileFingerprint? {
    directory.path.appending(name).fingerprint
  }

  /// The ids; none where there is no file, others can write to it, or it is odd.
  ///
  /// Others may read it, as where a backup was put back: it tells nobody anything.
  public func read() -> Set<NodeID> {
    guard let folder = try? directory.open(),
      let bytes = folder.bytesNobodyElseWrites(of: name, limit: Self.limit),
      bytes.starts(with: Self.header)
    else { return [] }
    var ids: Set<NodeID> = []
    ids.reserveCapacity(bytes.count / Self.width)
    for start in stride(from: Self.width, through: bytes.count - Self.width, by: Self.width) {
      ids.insert(NodeID(Self.digest(in: bytes, at: start)))
    }
    return ids
  }

  private static func digest(in bytes: [UInt8], at start: Int) -> Digest {
    func word(_ number: Int) -> UInt64 {
      bytes[(start + 8 * number)..<(start + 8 * number + 8)].reduce(0) { $0 << 8 | UInt64($1) }
    }
    return Digest(word(0), word(1), word(2), word(3))
  }

  /// Adds ids; whether that worked out.
  @discardableResult
  public func append(_ ids: [NodeID]) -> Bool {
    guard !ids.isEmpty else { return true }
    do throws(StoreError) {
      let folder = try directory.open()
      let file: FileDescriptor
      if let known = try folder.opening(name, flags: O_RDWR | O_APPEND) {
        file = known
      } else {
        guard let new = try folder.creating(name, flags: O_RDWR | O_APPEND) else { return false }
        file = new
      }
      try file.lock(.exclusive, patience: .seconds(1))
      // What a power cut left is begun anew; another process may have been killed within an id.
      let status = try file.status()
      let isOwn = status.owner == geteuid() && !status.isWritableByOthers
      let start = try file.bytes(from: 0, limit: Self.width)
      let isKept = isOwn && start == Self.header
      try file.makePrivate()
      let size = status.size
      let whole = isKept ? size - size % Self.width : 0
      if whole != size { try file.truncate(to: whole) }
      try file.write((isKept ? [] : Self.header) + ids.flatMap(\.digest.bytes))
      return true
    } catch {
      return false
    }
  }

  /// Removes the file.
  public func remove() {
    directory.remove(name)
  }
}
