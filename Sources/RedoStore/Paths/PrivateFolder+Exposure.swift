extension PrivateFolder {
  /// The folder, or a file in it, that others than its owner can read or change.
  public struct Exposure: Hashable, Sendable {
    /// The file's name; nil for the folder itself.
    public let name: String?
    /// Its permission bits.
    public let mode: UInt32
  }

  /// What of the folder, the log, the keys and what is kept about remotes others can get at; nothing
  /// where all is private.
  public func exposures() throws(StoreError) -> [Exposure] {
    var exposures: [Exposure] = []
    let own = [nil, ChangeLogFile.name, IdentityFile.name, RemoteListFile.name]
    for name in own + ((try? RemoteListFile(in: self).read()) ?? []).flatMap(names) {
      let place = name.map { path.appending($0) } ?? path
      guard let status = try FileStatus.ofTarget(place), status.isOpenToOthers else { continue }
      // What is no file, or no folder, has its own trouble, which no mode mends.
      let isOwn =
        if name == nil { status.kind == .folder } else {
          try FileStatus.ofName(place)?.kind == .file
        }
      guard isOwn else { continue }
      exposures.append(Exposure(name: name, mode: status.mode))
    }
    return exposures
  }

  /// The files that hold what is kept about a remote.
  private func names(of remote: RemoteEntry) -> [String] {
    [
      SharedKeyFile(of: remote, in: self).name, ClientFile(of: remote, in: self).name,
      AccountFile(of: remote, in: self).name, AcknowledgedFile(of: remote, in: self).name,
    ]
  }
}
