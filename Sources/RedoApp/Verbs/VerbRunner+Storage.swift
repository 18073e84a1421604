internal import RedoCommandLine
internal import RedoStore

extension VerbRunner {
  /// Reads the log and the identity as far as they can be read, and says how it is with them.
  func examine(_ needs: Needs, into world: inout World) -> StorageInfo {
    let directory = session.replica.directory
    do throws(StoreError) {
      try collectLog(needs, into: &world)
    } catch { world.verification = nil }
    let log = ChangeLogFile(in: directory)
    let kind = try? log.kind()
    let key = key(in: directory, beside: world.verification)
    // Whoever looks makes no key.
    world.identity = key == .usable ? try? identity() : nil
    let exposures = (try? directory.exposures()) ?? []
    let remotes = try? session.links()
    let list = RemoteListFile(in: directory)
    let isListLost = (try? list.isLost()) ?? false
    world.remotes = remotes.map(session.standing) ?? []
    return StorageInfo(
      exposures: exposures.map { exposure in
        StorageInfo.Exposure(
          place: shellPlace + (exposure.name.map { "/" + $0 } ?? ""),
          mode: String(exposure.mode, radix: 8), wanted: exposure.name == nil ? "700" : "600")
      },
      logPlace: shellPlace + "/" + ChangeLogFile.name,
      logKind: kind.flatMap { $0 == .file ? nil : $0.rawValue },
      isLogReadable: world.verification != nil,
      isLogWritable: kind == nil || !directory.path.takesFiles || log.path.takesBytes,
      areRemotesReadable: remotes != nil,
      isRemoteListLost: isListLost, unreadRemotes: (try? list.unreadLineCount()) ?? 0, key: key,
      unwritable: unwritable(directory, key),
      logNames: (try? log.nameCount()) ?? 1,
      // Without the list, keys in use look as if they were left.
      leftKeys: (isListLost ? [] : (try? list.unlistedSecrets()) ?? []).map {
        shellPlace + "/" + $0
      },
      conflictCopies: (try? directory.conflictCopies()) ?? 0,
      conflictPattern: shellPlace + "/" + PrivateFolder.conflictPattern)
  }

  /// The folders in which no file can be made, or filled.
  private func unwritable(
    _ directory: PrivateFolder, _ key: StorageInfo.Key
  ) -> [StorageInfo.Unwritable] {
    var folders: [StorageInfo.Unwritable] = []
    if !directory.path.takesFiles {
      // A change is appended to the log that there is, if it has one name, signed with the key that
      // there is.
      let log = ChangeLogFile(in: directory)
      let takesChanges = key == .usable && log.path.takesBytes && (try? log.nameCount()) == 1
      folders.append(
        StorageInfo.Unwritable(place: shellPlace, content: takesChanges ? .besideLog : .data))
    } else if directory.path.isOnFullDisk {
      folders.append(StorageInfo.Unwritable(place: shellPlace, content: .data, isFull: true))
    }
    let state = try? BaseDirectory.state.folder(in: session.environment.environment)
    if let state {
      let place = shellFolder(of: .state)
      let isFull = state.isOnFullDisk
      if isFull || !state.takesFiles {
        folders.append(StorageInfo.Unwritable(place: place, content: .state, isFull: isFull))
      }
    }
    return folders
  }

  private func key(
    in directory: PrivateFolder, beside report: VerificationReport?
  ) -> StorageInfo.Key {
    do throws(StoreError) {
      if try IdentityFile.stored(in: directory) != nil { return .usable }
    } catch { return .unusable }
    // A log that cannot be read may hold changes nevertheless.
    let log = ChangeLogFile(in: directory)
    let isEmpty =
      report.map { $0.lineCount == 0 }
      ?? ((try? log.kind()) != .file || (try? log.fingerprint()?.size) ?? 0 == 0)
    return isEmpty ? .notMade : .gone
  }

  /// The data folder as a shell finds it, by the variable that names it: its path may tell a name.
  private var shellPlace: String {
    inShell(.dataDirectory) ?? shellFolder(of: .data)
  }

  private func shellFolder(of base: BaseDirectory) -> String {
    (inShell(base.variable) ?? base.usualPlace) + "/" + BaseDirectory.ownName
  }

  private func inShell(_ variable: PathVariable) -> String? {
    session.environment[variable].flatMap { $0.isEmpty ? nil : "\"$\(variable.rawValue)\"" }
  }
}
