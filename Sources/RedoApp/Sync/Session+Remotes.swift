internal import RedoCommandLine
internal import RedoCrypto
internal import RedoProtocol
internal import RedoStore
internal import RedoSync

extension Session {
  /// This program, as a remote's terms know it.
  static let engine = SyncEngine(
    client: ProgramVersion(Version.text) ?? ProgramVersion(major: 0, minor: 0, patch: 0))

  /// The remotes of this data directory.
  func links() throws(StoreError) -> [RemoteLink] {
    try RemoteListFile(in: replica.directory).read().map { RemoteLink($0, of: self) }
  }

  /// Changes the list of remotes; those that were added, or all where it is only looked at.
  func apply(_ deed: RemoteDeed) throws(RemoteFailure) -> [RemoteReport] {
    do throws(StoreError) {
      let list = RemoteListFile(in: replica.directory)
      let known = try list.read()
      switch deed {
      case .list: return try links().map { RemoteReport($0) }
      case .remove(let name):
        guard let entry = known.first(where: { $0.name == name }) else {
          throw StoreError.remoteUnknown(name, known: known.map(\.name))
        }
        try list.write(known.filter { $0.id != entry.id })
        RemoteLink(entry, of: self).forget(in: replica.directory)
        return []
      case .addFolder(let path, let name, let isSealed):
        let entry = try add(
          FolderDraft(path: path, name: name, isSealed: isSealed), to: known, in: list)
        return [RemoteReport(RemoteLink(entry, of: self))]
      }
    } catch {
      throw RemoteFailure(message: error.message, exitCode: error.isAboutRemoteNames ? 2 : 1)
    }
  }

  private func add(
    _ draft: FolderDraft, to known: [RemoteEntry], in list: RemoteListFile
  ) throws(StoreError) -> RemoteEntry {
    try replica.directory.create()
    let path = try draft.absolutePath()
    let name = try draft.freeName(among: known)
    if let twin = known.first(where: { $0.address == path.text }) {
      throw .remoteKnown(path.text, name: twin.name)
    }
    let folder = SharedFolder(path: FilePath(path.text))
    try folder.create()
    let key = try FolderSetup(folder, keyHolder: keyHolder).prepare(isSealed: draft.isSealed)
    let entry = RemoteEntry(
      id: Hex.text(of: RandomBytes.make(8)), kind: .folder, name: name, address: path.text,
      isSealed: key != nil)
    if let key { try SharedKeyFile(of: entry, in: replica.directory).write(key) }
    try list.write(known + [entry])
    return entry
  }
}
