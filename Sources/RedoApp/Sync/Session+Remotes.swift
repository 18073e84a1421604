internal import RedoCommandLine
internal import RedoCrypto
internal import RedoProtocol
internal import RedoStore
internal import RedoSync
internal import RedoTasks

extension Session {
  /// This program, as a remote's terms know it.
  static let engine: SyncEngine = {
    let start = ContinuousClock.now
    return SyncEngine(
      client: ProgramVersion(Version.text) ?? ProgramVersion(major: 0, minor: 0, patch: 0),
      elapsed: { ContinuousClock.now - start })
  }()

  /// The remotes of this data directory.
  func links() throws(StoreError) -> [RemoteLink] {
    try RemoteListFile(in: replica.directory).read().map { RemoteLink($0, of: self) }
  }

  /// Remotes as they stand, and whether they are there at all, which a disk far away may be slow to say.
  func standing(of links: [RemoteLink]) -> [RemoteReport] {
    zip(links, counted(links)).map { link, report in
      var report = report
      report.failure = report.failure ?? link.absence?.message
      return report
    }
  }

  /// Remotes with what waits for them by the log as it is now.
  private func counted(_ links: [RemoteLink]) -> [RemoteReport] {
    // Without the log, what the last round left waiting is the best there is to say.
    if !links.isEmpty, !replica.isLoaded { try? replica.load() }
    return links.map { link in
      if replica.isLoaded { link.countWaiting(in: replica) }
      return RemoteReport(link, of: self)
    }
  }

  /// The remote of a name among all with what it leaves unsent.
  private func leaving(_ name: String, of links: [RemoteLink]) -> [RemoteReport] {
    let leaving = links.filter { $0.entry.name == name }
    let others = links.filter { $0.entry.name != name }.map(\.ledger)
    return zip(leaving, counted(leaving)).map { link, report in
      var report = report
      report.waitsEverywhere =
        replica.isLoaded
        && link.ledger.waitsEverywhere(in: replica.projection.graph, among: others)
      return report
    }
  }

  /// The shared folders among them that this device can speak with.
  func folderRemotes() throws(StoreError) -> [FolderRemote] {
    var folders: [FolderRemote] = []
    for entry in try RemoteListFile(in: replica.directory).read() where entry.kind == .folder {
      if case .success(let folder) = try RemoteLink.folder(entry, self) { folders.append(folder) }
    }
    return folders
  }

  /// Changes the list of remotes; those that were added or removed, or all where it is only looked at.
  ///
  /// Whoever renews the tokens of one that is removed is waited for as long as `patience`.
  func apply(
    _ deed: RemoteDeed, patience: Duration = TokenFolder.patience
  ) throws(RemoteFailure) -> [RemoteReport] {
    let list = RemoteListFile(in: replica.directory)
    switch deed {
    case .list:
      return try storing { () throws(StoreError) in standing(of: try links()) }
    case .remove(let name):
      let reports = try storing { () throws(StoreError) in leaving(name, of: try links()) }
      try storing { () throws(StoreError) in try remove(name, from: list, patience: patience) }
      return reports
    case .addFolder(let path, let name, let isSealed):
      let draft = FolderDraft(path: path, name: name, isSealed: isSealed)
      let entry = try storing { () throws(StoreError) in try add(draft, to: list) }
      return [RemoteReport(RemoteLink(entry, of: self), of: self)]
    case .addFirestore(let choice):
      let emulators = try storing { () throws(StoreError) in try Emulators(environment) }
      let draft = FirestoreDraft(choice: choice, isEmulated: emulators.firestore != nil)
      let project = try draft.project()
      let client = try draft.client()
      let entry = try storing { () throws(StoreError) in
        try add(project, called: choice.name, knownBy: client, to: list)
      }
      return [RemoteReport(RemoteLink(entry, of: self), of: self)]
    }
  }

  private func remove(
    _ name: String, from list: RemoteListFile, patience: Duration
  ) throws(StoreError) {
    let known = try list.read()
    guard let entry = known.first(where: { $0.name == name }) else {
      throw .remote(.unknown(name, known: known.map(\.name)))
    }
    if entry.kind == .firestore {
      // First: nothing finds the tokens of a remote that is not listed, whatever ends this here.
      _ = try TokenFolder.removeAll(
        of: entry, environment: environment.environment, patience: patience)
    }
    try list.change { $0.removeAll { $0.id == entry.id } }
    RemoteLink(entry, of: self).forget(of: self)
  }

  private func add(_ draft: FolderDraft, to list: RemoteListFile) throws(StoreError) -> RemoteEntry
  {
    try replica.directory.create()
    let path = try draft.absolutePath()
    // What is shared is carried away whole, and the secret key lies with the data.
    let data = replica.directory.path
    guard !path.overlaps(AbsolutePath(text: data.text)) else {
      throw .remote(.holdsData(FilePath(path.text), data: data))
    }
    // Whoever has the tokens there is signed in.
    if let state = try? BaseDirectory.state.folder(in: environment.environment),
      path.overlaps(AbsolutePath(text: state.text))
    {
      throw .remote(.holdsState(FilePath(path.text), state: state))
    }
    // Before a folder is made and a passphrase asked for; others may add meanwhile.
    _ = try draft.freeName(for: path, among: try list.read())
    let folder = SharedFolder(path: FilePath(path.text))
    let key = try key(of: folder, isSealed: draft.isSealed)
    return try list.change { known throws(StoreError) in
      let entry = RemoteEntry(
        id: Hex.text(of: RandomBytes.make(8)), kind: .folder,
        name: try draft.freeName(for: path, among: known), address: path.text,
        isSealed: key != nil)
      if let key { try SharedKeyFile(of: entry, in: replica.directory).write(key) }
      known.append(entry)
      return entry
    }
  }

  /// Makes a folder or joins it; one that was made is gone again where that fails.
  private func key(of folder: SharedFolder, isSealed: Bool) throws(StoreError) -> SharedKey? {
    let isNew = try folder.create()
    do throws(StoreError) {
      return try FolderSetup(folder, keyHolder: keyHolder).prepare(isSealed: isSealed)
    } catch {
      if isNew { folder.removeIfEmpty() }
      throw error
    }
  }

  private func add(
    _ project: String, called name: String?, knownBy client: ClientFile.Content?,
    to list: RemoteListFile
  ) throws(StoreError) -> RemoteEntry {
    try list.change { known throws(StoreError) in
      let name = try RemoteName.free(name, for: .firestore, among: known)
      if let twin = known.first(where: { $0.kind == .firestore && $0.address == project }) {
        throw .remote(.known(project, name: twin.name))
      }
      let entry = RemoteEntry(
        id: Hex.text(of: RandomBytes.make(8)), kind: .firestore, name: name, address: project)
      if let client { try ClientFile(of: entry, in: replica.directory).write(client) }
      known.append(entry)
      return entry
    }
  }
}
