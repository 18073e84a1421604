/// Why bytes could not be read from disk or put there.
///
/// The words for a person are in `message`.
public enum StoreError: Error, Hashable, Sendable {
  /// What is wrong with the change log or with an append to it.
  public enum LogTrouble: Hashable, Sendable {
    /// The change log that was read before is no longer there.
    case vanished(FilePath)
    /// The change log differs from what was read by more than new lines, and was not read again.
    case changed(FilePath, LogChange)
    /// The append failed; the log is as it was before.
    case appendRolledBack(FilePath, code: Int32)
    /// The append failed, and so did taking its first bytes back: the last line may be torn.
    case appendTorn(FilePath, code: Int32, rollback: Int32)
    /// The lines are written, but the system could not promise that they are on the disk.
    case appendNotFlushed(FilePath, code: Int32)
    /// An earlier append was not flushed, and the log has not been reopened since.
    case needsReopening(FilePath)
  }

  /// What is wrong with a passphrase, or with what is under one.
  public enum SealTrouble: Hashable, Sendable {
    /// A key or a shared folder is under a passphrase, and nobody could be asked for it.
    case passphraseCannotBeAsked(FilePath)
    /// The key is under a passphrase already.
    case identityIsSealedAlready(FilePath)
    /// The key is under no passphrase.
    case identityIsNotSealed(FilePath)
    /// The passphrase is not the one that the key was sealed with.
    case wrongPassphrase(FilePath)
    /// Opening the seal would use up the machine: more than 10 passes, or more than 1 GiB.
    case sealIsTooCostly(FilePath)
    /// The passphrase in this file, or for it, is empty or too long.
    case passphraseIsUnusable(FilePath)
    /// A new passphrase is wanted for a path, and there is no terminal to ask for it; a variable may
    /// name a file that holds one.
    case passphraseIsNeeded(FilePath, variable: PathVariable)
    /// Two entries of a new passphrase were not the same.
    case passphrasesDiffer
    /// Whoever was asked for a passphrase gave none.
    case passphraseWithheld
    /// The file holds another identity than the one that was read, or another seal.
    case identityWasChanged(FilePath)
  }

  /// What is wrong with a remote: its name, its place, or what is kept of it.
  public enum RemoteTrouble: Hashable, Sendable {
    /// There is no remote of that name.
    case unknown(String, known: [String])
    /// The place is a remote already, under this name.
    case known(String, name: String)
    /// What was named as a shared folder is something else.
    case isNoFolder(FilePath)
    /// What was named as a shared folder is the data folder, lies in it, or holds it.
    case holdsData(FilePath, data: FilePath)
    /// What was named as a shared folder is Redo's state folder, lies in it, or holds it.
    case holdsState(FilePath, state: FilePath)
    /// What has the name of a device's own folder in a shared one is something else.
    case deviceFolderIsTaken(FilePath, FileKind)
    /// The folder holds more than so many files, and not all were looked at.
    case holdsTooMuch(FilePath, files: Int)
    /// There is no folder in which a shared folder could be made.
    case hasNoPlace(FilePath)
    /// A remote cannot be called so.
    case nameIsUnusable(String)
    /// What marks a shared folder as Redo's is not as it was written.
    case documentDamaged(FilePath)
    /// The folder is laid out as a newer program does it.
    case isNewer(FilePath)
    /// The folder was set up without a passphrase.
    case isOpen(FilePath)
    /// The folder holds sealed files, and nothing in it says that it is under a passphrase.
    case lostSeal(FilePath)
    /// What Google knows this program by at a remote is not kept as it was.
    case clientMissing(name: String)
    /// What is kept as a remote's project cannot be the id of one.
    case projectUnusable(String, name: String)
  }

  /// Neither `HOME` nor the `alternative` variable says where to look.
  case homeIsUnusable(alternative: PathVariable)
  /// The path is empty or holds a NUL byte.
  case pathIsUnusable(FilePath)
  /// The path of a folder that is to be named in a text is not UTF-8.
  case pathIsNoText(FilePath)
  /// The path of a shared folder holds a line feed, a tab or another control character.
  case pathHoldsControl(FilePath)
  /// The system refused an operation with this `errno`.
  case failed(StoreOperation, FilePath, code: Int32)

  /// Something other than a folder has the name; the variable sets another folder in its place.
  case notAFolder(FilePath, variable: PathVariable)
  /// Something other than an ordinary file has the name.
  case notAFile(FilePath, FileKind)
  /// What the user named to be read or written is something else than a file.
  case namesNoFile(FilePath, FileKind)
  /// What the user named to be read holds more than so many bytes.
  case fileIsTooLong(FilePath, limit: Int)
  /// A file that Redo keeps, or gave to an editor, holds more than so many bytes.
  case keptFileIsTooLong(FilePath, limit: Int)
  /// Another user owns it.
  case foreignOwner(FilePath, owner: UInt32, user: UInt32)
  /// Its mode lets its group or others change it.
  case writableByOthers(FilePath, mode: UInt32)
  /// Its mode lets its group or others at a secret.
  case readableByOthers(FilePath, mode: UInt32)
  /// A file of the name is there, and is not to give way.
  case fileExists(FilePath)
  /// It has a second name, through which an append would change another file.
  case hardLinked(FilePath, links: Int)

  /// Somebody, perhaps this process, held the lock for the whole time waited, or put another file in
  /// the place each time that it was had.
  case lockIsHeld(FilePath, process: Int32?, waited: Duration)
  /// The file system knows no `flock`.
  case lockUnsupported(FilePath, code: Int32)

  /// The identity file is not as it was written.
  case identityIsDamaged(FilePath, IdentityDamage)
  /// A newer Redo wrote the identity file.
  case identityIsNewer(FilePath)
  /// An environment variable names an emulator otherwise than by its host and port.
  case emulatorUnreadable(variable: String, text: String)
  /// Something is wrong with the change log.
  case log(LogTrouble)
  /// Something is wrong with a passphrase.
  case seal(SealTrouble)
  /// Something is wrong with a remote.
  case remote(RemoteTrouble)
  /// No memory fit for a secret can be had.
  case noSecretMemory
  /// A signature that is known does not come out here.
  case signsWrongly

  /// Whether it is about how remotes are called and where they lie, which the caller has to put right.
  public var isAboutRemoteNames: Bool {
    switch self {
    case .remote(.unknown), .remote(.known), .remote(.nameIsUnusable), .remote(.holdsData),
      .remote(.holdsState):
      true
    default: false
    }
  }
}
