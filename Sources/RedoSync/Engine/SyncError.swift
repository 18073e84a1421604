/// Why an exchange with a remote did not go through.
///
/// The words for a person are in `message`.
public enum SyncError: Error, Hashable, Sendable {
  /// Nobody answers, for a reason in a clause.
  case unreachable(String)
  /// The remote asks to be left alone, for so many seconds where it says so.
  case busy(seconds: Int?)
  /// The remote says no, for a reason in a clause.
  case refused(String)
  /// The remote does not take some of what is sent, for a reason in a clause.
  case notTaken(String)
  /// The remote wants to know who is there.
  case signInNeeded
  /// Nobody typed the code in time.
  case codeExpired
  /// Whoever was asked in the browser said no.
  case signInDenied
  /// Somebody signed in who is not the one that the remote's changes belong to: the two accounts.
  case otherAccount(known: String, new: String)
  /// What is to be sent is there already, under an account that is not signed in.
  case takenByOther
  /// Google or Firebase does not take this client, for a reason in a clause.
  case clientRefused(String)
  /// No memory fit for a secret can be had.
  case noSecretMemory
  /// The remote answers in a way that nobody can make sense of, for a reason in a clause.
  case garbled(String)
  /// The certificate of the server does not hold, for a reason in a clause; nothing was sent.
  case untrusted(String)
  /// The folder is not where it was.
  case folderMissing(String)
  /// What the folder lies on has not answered for long.
  case folderSilent(String)
  /// The folder is there, but what marks it as Redo's is not; and whether it was under a passphrase.
  case notOurs(String, isSealed: Bool = false)
  /// What marks the folder as Redo's is there and not whole; and whether it was under a passphrase.
  case documentBroken(String, isSealed: Bool = false)
  /// The folder is under a passphrase, and this device has not been given it.
  case passphraseNeeded
  /// The folder was under a passphrase, and says that it is not any more.
  case sealGone(String)
  /// A file in the folder was sealed with another passphrase, or was tampered with.
  case sealBroken(String)
  /// A file in the folder that this device wrote is not whole any more.
  case ownFileBroken(String)
  /// A file in the folder that another device wrote is not the same any more.
  case fileBroken(String)
  /// The disk refused, in a sentence of its own.
  case storage(String)
  /// The remote speaks a protocol that this program does not know.
  case otherProtocol(Int)
  /// The folder is laid out in a format that this program does not know.
  case otherFormat(String)

  /// Whether the same may work later without anybody doing anything.
  var isRetryable: Bool {
    switch self {
    // A server's whim as likely as something in a change; only trying again tells.
    case .notTaken: true
    // Somebody may sign in at another terminal, plug in a stick, or leave the network that answers for
    // everybody; an unmounted stick leaves an empty folder, and a carrier brings the redo.json of two
    // devices that set a folder up at once one after the other.
    case .unreachable, .busy, .garbled, .storage, .folderMissing, .folderSilent, .notOurs,
      .documentBroken, .sealGone, .passphraseNeeded, .signInNeeded, .untrusted:
      true
    case .refused, .codeExpired, .signInDenied, .otherAccount, .takenByOther, .clientRefused,
      .noSecretMemory, .sealBroken, .ownFileBroken, .fileBroken, .otherProtocol, .otherFormat:
      false
    }
  }

  /// Whether it takes one look at a folder to know that it is still so, which burdens nobody.
  var isSeenAtALook: Bool {
    switch self {
    case .folderMissing, .notOurs, .documentBroken, .sealGone, .passphraseNeeded: true
    default: false
    }
  }

  private static func addingAnew(_ isSealed: Bool) -> String {
    "run `redo remote add folder\(isSealed ? " --encrypt" : "")` again"
  }

  private static let ownProject =
    "give this one a project of its own (`redo remote add firestore --print-setup`)"

  /// What is wrong and what to do next, without a full stop.
  public var message: String {
    switch self {
    case .unreachable(let reason):
      "the remote cannot be reached (\(reason)); changes wait here and go out later"
    case .busy(let seconds):
      // Not when they go out: a verb has ended by then.
      "the remote is busy"
        + (seconds.map { " and may be asked again in \(Backoff.believed($0)) s" } ?? "")
        + "; changes wait here and go out later"
    case .refused(let reason):
      "the remote refused (\(reason)); compare the project with `redo remote add firestore "
        + "--print-setup`, then sync again"
    case .notTaken(let reason):
      "the remote does not take some changes (\(reason)); they wait here and are tried again, update "
        + "redo if this stays"
    case .signInNeeded: "nobody is signed in; run `redo login`"
    case .codeExpired: "the code ran out before it was used; run `redo login` again"
    case .signInDenied:
      "the sign-in was declined in the browser; run `redo login` again to allow it"
    case .otherAccount(let known, let new):
      "what lies there belongs to \(known), and \(new) can neither read nor add to it, so nothing of "
        + "this sign-in was kept; run `redo login` as \(known), or " + Self.ownProject
    case .takenByOther:
      "these changes are there under another Google account, and the one that is signed in can "
        + "neither read nor send them; run `redo login` as that one, or " + Self.ownProject
    case .clientRefused(let reason):
      "Google does not take this client (\(reason)); compare the client id, its secret and the API "
        + "key with the console, then remove the remote and add it again"
    case .noSecretMemory: "there is no memory for a secret; close some programs and try again"
    case .garbled(let reason):
      "the remote gave no usable answer (\(reason)); nothing of it was taken, sync again later"
    case .untrusted(let reason):
      "the server's certificate does not hold (\(reason)), so nothing was sent; check the network "
        + "and the clock"
    case .folderMissing(let path):
      "\(path) is not there; mount or plug in what holds it, changes wait here"
    case .folderSilent(let path):
      "\(path) does not answer; check the disk or the network that holds it, changes wait here"
    case .notOurs(let path, let isSealed):
      "\(path) holds no redo.json any more; mount what holds it, bring it back, or remove the remote and "
        + Self.addingAnew(isSealed)
    case .documentBroken(let path, let isSealed):
      "\(path)/redo.json is not whole; let it finish copying, bring it back from another device or a "
        + "backup, or remove it and the remote and " + Self.addingAnew(isSealed)
    case .passphraseNeeded:
      "the folder is under a passphrase; remove the remote and add it again to be asked for it"
    case .sealGone(let path):
      "\(path) was sealed and is not any more: somebody changed its redo.json, so nothing was sent; bring "
        + "the old redo.json back from another device or a backup, or remove the remote and seal an empty "
        + "folder (`redo remote add folder --encrypt`)"
    case .sealBroken(let path):
      "\(path) does not open under this folder's passphrase; remove the file if you do not know it"
    case .ownFileBroken(let path):
      "\(path) was written here and is not whole any more; remove the file, unless it is being copied"
    case .fileBroken(let path):
      "\(path) is damaged; sync again on the device that wrote it, which sends anew what it held"
    case .storage(let sentence): sentence
    case .otherProtocol(let version):
      "the remote speaks version \(version) of the protocol; install a Redo that does"
    case .otherFormat(let path):
      "\(path) is laid out as a newer Redo does it; install that one, changes wait here"
    }
  }
}
