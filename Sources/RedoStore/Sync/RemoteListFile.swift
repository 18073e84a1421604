internal import Glibc

/// The file `remotes` in the data directory: a remote a line, mode 0600.
public struct RemoteListFile: Sendable {
  /// The file's name in the data directory.
  public static let name = "remotes"
  private static let header = "redo-remotes 1\n"
  private static let limit = 65_536
  /// How long another Redo that changes the list may take.
  private static let patience = Duration.seconds(2)

  /// The data directory.
  let directory: PrivateFolder

  /// Names the list of a data directory; nothing is opened.
  public init(in directory: PrivateFolder) {
    self.directory = directory
  }

  /// The remotes in the order in which they were added; none where there is no such file.
  ///
  /// Throws where it is there and cannot be read.
  public func read() throws(StoreError) -> [RemoteEntry] {
    try lines().compactMap { RemoteEntry(line: $0) }
  }

  /// How many lines name no remote that this version reads: a later one's, and damaged ones.
  public func unreadLineCount() throws(StoreError) -> Int {
    try lines().count { RemoteEntry(line: $0) == nil }
  }

  /// The list's lines but for its first; those of remotes, and what a later version wrote.
  func lines() throws(StoreError) -> [Substring] {
    let path = directory.path.appending(Self.name)
    guard try FileStatus.ofName(path) != nil else { return [] }
    let folder = try directory.open()
    guard let file = try folder.opening(Self.name, flags: O_RDONLY) else { return [] }
    let status = try file.status()
    try status.requireFileNobodyElseWrites(path)
    guard status.size <= Self.limit else { throw .keptFileIsTooLong(path, limit: Self.limit) }
    let bytes = try file.bytes(from: 0, limit: Self.limit)
    // A list that was begun by hand may be without its first line.
    return bytes.split(separator: 0x0A)
      .map { Substring(String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)) }
      .filter { $0 + "\n" != Self.header }
  }

  /// Changes the list as it is now: all of the change is on the disk afterwards, or nothing of it.
  ///
  /// Lines that are none to this version stay as they are, behind the others.
  ///
  /// The folder is locked meanwhile, so that whoever else changes the list loses nothing. Keys of
  /// remotes that were never listed go: whoever added those was killed.
  public func change<Outcome>(
    _ change: (inout [RemoteEntry]) throws(StoreError) -> Outcome
  ) throws(StoreError) -> Outcome {
    try directory.create()
    let folder = try directory.open()
    try folder.lock(.exclusive, patience: Self.patience)
    let isReplaced = folder.holds(Self.name)
    let lines = try lines()
    var remotes = lines.compactMap { RemoteEntry(line: $0) }
    let outcome = try change(&remotes)
    let others = lines.filter { RemoteEntry(line: $0) == nil }.map { $0 + "\n" }
    let text = Self.header + remotes.map(\.line).joined() + others.joined()
    try folder.replace(Self.name, by: Array(text.utf8), isFlushed: true)
    let abandoned = try? abandonedSecrets(beside: text, replacingList: isReplaced)
    for name in abandoned ?? [] { folder.wipe(name) }
    return outcome
  }
}
