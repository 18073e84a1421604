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
    case .folder(let trouble): trouble.message
    case .storage(let sentence): sentence
    case .otherProtocol(let version):
      "the remote speaks version \(version) of the protocol; install a Redo that does"
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

  private static let ownProject =
    "give this one a project of its own (`redo remote add firestore --print-setup`)"
}
