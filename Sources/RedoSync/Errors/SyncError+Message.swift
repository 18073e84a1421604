extension SyncError {
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
    case .refused(let denial):
      "the remote refused (\(Self.clause(of: denial))); compare the project with `redo remote add "
        + "firestore --print-setup`, then sync again"
    case .notTaken(let objection):
      "the remote does not take some changes (\(Self.clause(of: objection))); they wait here and are "
        + "tried again, update redo if this stays"
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
    case .clientRefused(let trouble):
      "Google does not take this client (\(Self.clause(of: trouble))); compare the client id, its "
        + "secret and the API key with the console, then remove the remote and add it again"
    case .noSecretMemory: "there is no memory for a secret; close some programs and try again"
    case .garbled(let trouble):
      "the remote gave no usable answer (\(Self.clause(of: trouble))); nothing of it was taken, sync "
        + "again later"
    case .untrusted(let reason):
      "the server's certificate does not hold (\(reason)), so nothing was sent; check the network "
        + "and the clock"
    case .noLibcurl: "There is no libcurl.so.4 here. Install it (apt-get install libcurl4)."
    case .noThread:
      "the system gives no other thread; close some programs or raise `ulimit -u` and `ulimit -v`, "
        + "changes wait here"
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

  /// The same where somebody signs in: nothing is sent then that could wait.
  public var signInMessage: String {
    switch self {
    case .garbled(let trouble):
      "the remote gave no usable answer (\(Self.clause(of: trouble))) and nobody was signed in; run "
        + "`redo login` again"
    case .unreachable(let reason):
      "the remote cannot be reached (\(reason)); check the network and run `redo login` again"
    case .busy: "the remote is busy; run `redo login` again later"
    default: message
    }
  }

  private static func clause(of objection: Objection) -> String {
    switch objection {
    case .words(let words): words
    case .status(let status): "it answered with \(status)"
    }
  }

  private static func clause(of denial: Denial) -> String {
    switch denial {
    case .forbidden: "its rules do not allow this"
    case .noDatabase: "there is no such project or database"
    case .accountDisabled: "the account was disabled in this project"
    case .googleIsOff: "the project does not allow sign-in with Google yet"
    case .objection(let objection): clause(of: objection)
    }
  }

  private static func clause(of trouble: ClientTrouble) -> String {
    switch trouble {
    case .code(let code): code
    case .apiKeyUnknown: "the API key is none of this project's"
    case .clientUnknown: "the client id is none that this project takes Google's word for"
    }
  }

  private static func clause(of trouble: AnswerTrouble) -> String {
    switch trouble {
    case .status(let status): "it answered with \(status)"
    case .unasked: "it answers what nobody asked"
    case .otherKind: "its reply is not what was asked for"
    case .confirmsNothing: "its reply to a commit is none"
    case .brokenOff(let code): "it failed on the way" + (code.map { " with \($0)" } ?? "")
    case .pagesStandStill: "its pages do not go on"
    case .noVersion(let field):
      "\(field) in its document meta/version is no version such as 1.0.0"
    case .tooLong: "the reply is too long"
    case .unsendable: "an address or a header holds a control character"
    case .transport(let words): words
    case .signInIsNoObject: "what the sign-in answered is no JSON object"
    case .googleStatus(let status): "Google's sign-in answered with \(status)"
    case .googleGivesNoCode: "Google's reply holds no code to type"
    case .googleNamesNobody: "Google's reply names nobody"
    case .firebaseStatus(let status): "Firebase's sign-in answered with \(status)"
    case .firebaseGivesNoToken: "Firebase's reply holds no token"
    case .twoPeople: "Google and Firebase name two different people"
    }
  }

  private static func addingAnew(_ isSealed: Bool) -> String {
    "run `redo remote add folder\(isSealed ? " --encrypt" : "")` again"
  }

  private static let ownProject =
    "give this one a project of its own (`redo remote add firestore --print-setup`)"
}
