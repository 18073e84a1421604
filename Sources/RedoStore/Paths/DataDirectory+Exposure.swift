extension DataDirectory {
  /// The folder, or a file in it, that others than its owner can read or change.
  public struct Exposure: Hashable, Sendable {
    /// The file's name; nil for the folder itself.
    public let name: String?
    /// Its permission bits.
    public let mode: UInt32
  }

  /// What of the folder, the log and the key others can get at; nothing where all is private.
  public func exposures() throws(StoreError) -> [Exposure] {
    var exposures: [Exposure] = []
    for name in [nil, ChangeLogFile.name, IdentityFile.name] {
      let place = name.map { path.appending($0) } ?? path
      guard let mode = try FileStatus.ofTarget(place)?.mode, mode & 0o077 != 0 else { continue }
      exposures.append(Exposure(name: name, mode: mode))
    }
    return exposures
  }
}
