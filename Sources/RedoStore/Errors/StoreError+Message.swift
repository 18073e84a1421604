internal import Glibc

extension StoreError: CustomStringConvertible {
  /// One or two sentences for the user: what is wrong with which path, and what to do next.
  public var message: String {
    switch self {
    case .homeIsUnusable(let alternative):
      "HOME is not set to an absolute path. Set HOME, or set \(alternative.rawValue) to a folder."
    case .pathIsUnusable(let path):
      "\"\(path)\" cannot be a path: it is empty or holds a NUL byte. "
        + "Correct the variable it comes from."
    case .pathIsNoText(let path):
      "\"\(path)\" is not UTF-8. Rename the folder in it that is not, or name another."
    case .pathHoldsControl(let path):
      "\"\(path)\" holds a control character, such as a tab or a line feed. Name a folder without one."
    case .failed(let operation, let path, let code):
      "Could not \(operation.rawValue) \(path): \(Self.text(of: code)). \(Self.remedy(for: code))"
    case .fileExists(let path):
      "\(path) is there already, and nothing was written. Add --yes to replace it."
    case .notAFolder(let path, let variable):
      "\(path) is no folder. Move it away, or set \(variable.rawValue) to another folder."
    case .notAFile(let path, let kind):
      "\(path) is \(kind.rawValue), not a file. Move it away, or put the file itself there."
    case .namesNoFile(let path, let kind):
      "\(path) is \(kind.rawValue), not a file. Name a file."
    case .fileIsTooLong(let path, let limit):
      "\(path) is longer than \(Self.text(ofSize: limit)), the most that is read at once. Split it, "
        + "and take one part after the other."
    case .keptFileIsTooLong(let path, let limit):
      "\(path) is longer than \(Self.text(ofSize: limit)), the most that Redo reads of it. Shorten "
        + "it and try again."
    case .foreignOwner(let path, let owner, let user):
      "\(path) belongs to user \(owner), but this is user \(user). Run as its owner, or "
        + "\"chown \(user)\" it if you trust what it holds."
    case .writableByOthers(let path, let mode):
      "\(path) has mode \(Self.octal(mode)), so others can change it. Run: chmod go-w \(path)"
    case .readableByOthers(let path, let mode):
      "\(path) has mode \(Self.octal(mode)), so others can use the secret in it. "
        + "Run: chmod 600 \(path)"
    case .hardLinked(let path, let links):
      "\(path) is one of \(links) names of the same file, so an append would change the others. "
        + "Copy it and put the copy in its place."
    case .lockIsHeld(let path, let process, let waited):
      "\(path) has been locked by \(LockHolder.name(of: process)) for "
        + "\(Self.text(of: waited)). Let it finish or end it, then try again."
    case .lockUnsupported(let path, let code):
      "\(path) cannot be locked: \(Self.text(of: code)). Set "
        + "\(PathVariable.dataDirectory.rawValue) to a folder on a local disk."
    case .identityIsDamaged(let path, let damage):
      "\(path) is damaged: \(damage.rawValue). Restore it from a backup, or move it away to start "
        + "with a new identity."
    case .identityIsNewer(let path):
      "\(path) was written by a newer Redo. Install that version to use this identity."
    case .log(let trouble): Self.message(of: trouble)
    case .seal(let trouble): Self.message(of: trouble)
    case .remote(let trouble): Self.message(of: trouble)
    case .emulatorUnreadable(let variable, let text):
      "\(variable) is \"\(text)\", which is no host and port. Write host:port, without http://, or "
        + "unset it."
    case .noSecretMemory:
      "There is no memory for a secret. Close some programs and try again."
    case .signsWrongly:
      "This build of Redo computes signatures wrongly, so nothing was signed. Install it anew."
    }
  }

  /// What is wrong and what to do, as ``message`` says it.
  public var description: String { message }

  private static func message(of trouble: LogTrouble) -> String {
    switch trouble {
    case .vanished(let path):
      "\(path) is gone since it was read; nothing was written. Put it back, or restart Redo to "
        + "begin a new one."
    case .changed(let path, let change):
      "\(path) was \(change.word) by another program; nothing was written. Reload it and try again."
    case .appendRolledBack(let path, let code):
      "Could not save to \(path): \(Self.text(of: code)). The log is as it was. "
        + Self.remedy(for: code)
    case .appendTorn(let path, let code, let rollback):
      "Could not save to \(path): \(Self.text(of: code)); its last line may be torn "
        + "(\(Self.text(of: rollback))). \(Self.remedy(for: code)) Then run: `redo verify`"
    case .appendNotFlushed(let path, let code):
      "\(path) may not be on the disk: \(Self.text(of: code)). Check the disk, reload, and save "
        + "again what is missing."
    case .needsReopening(let path):
      "\(path) takes no more changes since the disk failed. Check the disk, then reload it."
    }
  }

  private static func message(of trouble: SealTrouble) -> String {
    switch trouble {
    case .passphraseCannotBeAsked(let path):
      "\(path) is under a passphrase, and standard input is no terminal to ask for it. Set "
        + "\(PathVariable.passphraseFile.rawValue) to a file of mode 0600 that holds it."
    case .identityIsSealedAlready(let path):
      "\(path) is under a passphrase already. Run: `redo identity --change`"
    case .identityIsNotSealed(let path):
      "\(path) is under no passphrase. Run: `redo identity --seal`"
    case .wrongPassphrase(let path):
      "That is not the passphrase of \(path). Try again; a forgotten one cannot be recovered."
    case .sealIsTooCostly(let path):
      "\(path) asks for more than 10 passes or 1 GiB to open it, which Redo never wrote. Restore it "
        + "from a backup."
    case .passphraseIsUnusable(let path):
      "The passphrase for \(path) is empty, or longer than \(Passphrase.limit - 1) bytes. Choose "
        + "another."
    case .passphraseIsNeeded(let path, let variable):
      "\(path) needs a new passphrase, and standard input is no terminal to ask for it. Set "
        + "\(variable.rawValue) to a file of mode 0600 that holds it."
    case .passphrasesDiffer: "The two passphrases are not the same. Try again."
    case .passphraseWithheld: "No passphrase was given, and nothing was done. Try again."
    case .identityWasChanged(let path):
      "\(path) was changed by another program; nothing was written. Try again."
    }
  }

  private static func message(of trouble: RemoteTrouble) -> String {
    switch trouble {
    case .unknown(let name, let known):
      "There is no remote \"\(name)\". "
        + (known.isEmpty
          ? "None is set up; redo remote add adds one."
          : "There is: \(known.joined(separator: ", ")).")
    case .known(let address, let name):
      "\(address) is the remote \(name) already. Run: `redo sync`"
    case .isNoFolder(let path):
      "\(path) is no folder. Name one that is, or one that is not there yet."
    case .deviceFolderIsTaken(let path, let kind):
      "\(path) is \(kind.rawValue), where this device keeps its part of the shared folder. Move it "
        + "away, and sync again: a folder is made there."
    case .holdsData(let path, let data):
      "\(path) cannot be shared: it is, holds or lies in \(data), where the secret key is. Name a "
        + "folder apart from that."
    case .holdsState(let path, let state):
      "\(path) cannot be shared: it is, holds or lies in \(state), where sign-ins are kept. Name a "
        + "folder apart from that."
    case .holdsTooMuch(let path, let count):
      "\(path) holds more than \(count) files, so that some were not looked at. Move what is not Redo's "
        + "elsewhere, or share a folder that holds nothing else."
    case .hasNoPlace(let path):
      "There is no folder \(path). Mount or plug in what holds it, or make it first, and try again."
    case .nameIsUnusable(let name):
      "A remote cannot be called \"\(name)\". Take up to \(RemoteEntry.nameLengths.upperBound) "
        + "letters, digits and hyphens that no other has."
    case .documentDamaged(let path):
      "\(path) is not whole. Let it finish copying and try again, or remove it to set the folder up anew."
    case .isNewer(let path):
      "\(path) was written by a newer Redo than this one. Install that one, and add it again."
    case .isOpen(let path):
      "\(path) says that this folder was set up without a passphrase. Take an empty folder, or add it "
        + "without --encrypt."
    case .lostSeal(let path):
      "Sealed files lie beside \(path), which asks for no passphrase any more: somebody changed or "
        + "removed it. Bring it back from another device or a backup, or seal an empty folder: `redo "
        + "remote add folder --encrypt`"
    case .clientMissing(let name):
      "What Google knows this program by is not kept for the remote \(name) any more. Run: `redo remote "
        + "remove \(name)`, and add it again."
    case .projectUnusable(let project, let name):
      "\"\(project)\", kept for the remote \(name), is no project's id. Run: `redo remote remove "
        + "\(name)`, and add it again."
    }
  }

  private static func text(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  private static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard seconds == 0 else { return "\(seconds) s" }
    return "\(attoseconds / 1_000_000_000_000_000) ms"
  }

  /// A number of bytes in the largest unit of which there is one; what is left over goes unsaid.
  private static func text(ofSize count: Int) -> String {
    for (shift, unit) in [(30, "GiB"), (20, "MiB"), (10, "KiB")] where count >> shift > 0 {
      return "\(count >> shift) \(unit)"
    }
    return "\(count) bytes"
  }

  private static func octal(_ mode: UInt32) -> String {
    let digits = String(mode, radix: 8)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The next step for an `errno`.
  private static func remedy(for code: Int32) -> String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space and try again."
    case EFBIG: "Raise the file size limit (ulimit -f) and try again."
    case EACCES, EPERM: "Check its owner and mode with ls -ld, and those of the folders above it."
    case EROFS: "Remount the file system writable, or name a place on one that is."
    case EMFILE, ENFILE: "Close some programs, or raise the limit (ulimit -n), and try again."
    case ENOMEM: "Close some programs and try again."
    case ENOENT, ENOTDIR: "Check the path: every folder in it has to be there."
    // What was opened here has no such trouble.
    case EBADF: "It was closed before Redo began; name a file, or pipe something in."
    case ELOOP, ENAMETOOLONG: "Check the path, and what it is made from."
    case EIO: "Look at the system's log (dmesg): the disk may be failing."
    default: "Check the path and the file system it is on, then try again."
    }
  }
}
