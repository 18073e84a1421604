/// What `doctor` finds to be mended, each with how.
enum DoctorTroubles {
  /// A sentence for each trouble; none where all is well.
  static func sentences(in world: World) -> [String] {
    storage(world.storage) + log(world.verification) + key(world.identity) + rest(world)
  }

  private static func storage(_ storage: StorageInfo?) -> [String] {
    guard let storage else { return [] }
    var troubles = storage.exposures.map {
      "\($0.place) has mode \($0.mode), so others can get at it; chmod \($0.wanted) \($0.place)"
    }
    troubles += storage.unwritable.map { words(for: $0) } + logFile(storage)
    if !storage.areRemotesReadable {
      troubles.append("the list of remotes cannot be read; `redo remote list` says why")
    }
    if storage.isRemoteListLost {
      troubles.append(
        "the list of remotes is missing, so nothing syncs; put the file remotes back from a "
          + "backup, or add each remote again with `redo remote add`")
    }
    if storage.unreadRemotes > 0 {
      troubles.append(
        "lines of the list of remotes (\(storage.unreadRemotes)) are none that this Redo reads, so "
          + "nothing syncs by them; install the Redo that wrote them, or put the file remotes back "
          + "from a backup")
    }
    troubles += storage.leftKeys.map {
      "\($0) may hold the key of a remote that is not in the list (put it back first if it should "
        + "be there); rm \($0)"
    }
    if storage.conflictCopies > 0 {
      troubles.append(
        "copies of the log that a program keeping folders alike set aside "
          + "(\(storage.conflictCopies)) may hold changes that the log lacks; move them elsewhere "
          + "after this: for copy in \(storage.conflictPattern); do redo import --yes \"$copy\"; done"
      )
    }
    return troubles + key(storage.key)
  }

  /// Why the log's file cannot be read, or be appended to.
  private static func logFile(_ storage: StorageInfo) -> [String] {
    var troubles: [String] = []
    if storage.logNames > 1 {
      troubles.append(
        "the log's file has \(storage.logNames) names, so nothing is appended to it; copy it and "
          + "put the copy in its place")
    }
    if let kind = storage.logKind {
      troubles.append(
        "\(storage.logPlace) is \(kind), not a file; move it away, or put the file itself there")
    } else if !storage.isLogReadable {
      troubles.append("the log cannot be read; `redo list` says why")
    } else if !storage.isLogWritable {
      troubles.append(
        "the log can be read and not written to, so no change can be saved; chmod 600 "
          + storage.logPlace)
    }
    return troubles
  }

  private static func words(for folder: StorageInfo.Unwritable) -> String {
    let lost =
      switch folder.content {
      // A block that the log has already takes bytes on a full disk, too.
      case .data where folder.isFull:
        "no change can be saved beyond what the log's last block has room for"
      case .data: "no change can be saved"
      case .besideLog:
        "changes are saved, but no unfinished line, no repair, no new remote and not what was "
          + "verified"
      case .state: "how far remotes were read and what was told is forgotten"
      }
    guard !folder.isFull else {
      return "the disk of \(folder.place) is full, or your share of it, so \(lost); free some "
        + "space there (df and quota say how much there is)"
    }
    return "no file can be made in \(folder.place), so \(lost); its disk may be mounted read-only "
      + "(mount says so), else chmod 700 \(folder.place)"
  }

  private static func key(_ key: StorageInfo.Key) -> [String] {
    switch key {
    case .usable, .notMade: []
    case .unusable: ["the signing key cannot be used; `redo identity` says why"]
    case .gone:
      [
        "the signing key is gone; put the file identity back from a backup, or undo ends here: the "
          + "next change makes a new key"
      ]
    }
  }

  private static func log(_ report: VerificationReport?) -> [String] {
    guard let report else { return [] }
    var troubles: [String] = []
    // A line that was cut off is a broken one, too, and is told by itself.
    let cutOff = report.hasTornTail ? 1 : 0
    if report.brokenLineCount > cutOff {
      troubles.append("the log has broken lines; `redo verify` names them, --repair moves them")
    }
    if let oldPart = report.oldPart {
      troubles.append(oldPart.words(lineCount: report.lineCount))
    }
    // What lost against an older creation of its task stays so for ever, and is right.
    let superseded = report.superseded
    let refused =
      report.rejected.count - report.brokenLineCount + cutOff - superseded.rejected
    let pruned = report.pruned.count - superseded.pruned
    for (count, what) in [
      (refused, "cut off or against a rule; `redo verify` names them"),
      (
        pruned,
        "left out since they build on changes that are broken, missing or against a rule; "
          + "`redo verify` names them"
      ),
      (
        report.held.count,
        "waiting for others that have not arrived, or that a repair moved to quarantine.jsonl; "
          + "`redo sync` may bring those, or `redo import` of a backup"
      ),
    ] where count > 0 {
      troubles.append("the log has changes (\(count)) that are " + what)
    }
    return troubles
  }

  private static func key(_ identity: IdentityInfo?) -> [String] {
    guard let identity, !identity.isKeyLocked else { return [] }
    return ["the key's memory may be swapped to disk; raise the limit (ulimit -l)"]
  }

  private static func rest(_ world: World) -> [String] {
    var troubles: [String] = []
    if !world.settings.warnings.isEmpty {
      troubles.append("the config or its theme is to be mended; `redo config` says where")
    }
    for hook in world.settings.hooks {
      if let problem = hook.problem {
        troubles.append("the hook \(hook.name) is not run: \(problem)")
      }
    }
    if world.remotes.contains(where: { $0.failure != nil }) {
      troubles.append("a remote cannot be used from here; `redo sync` says why")
    }
    let damaged = world.remotes.reduce(0) { $0 + min($1.incomplete, mostCounted) }
    if damaged > 0 {
      troubles.append(
        "remotes have files (\(damaged)) that are not whole, damaged or still being copied; "
          + "`redo sync` looks again, here and on the other devices, which send their own anew")
    }
    return troubles
  }

  /// No remote is believed to have more files that are not whole: so many can be added up.
  private static let mostCounted = 1 << 53
}
