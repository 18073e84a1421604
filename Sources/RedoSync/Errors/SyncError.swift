/// Why an exchange with a remote did not go through.
///
/// The words for a person are in `message`.
public enum SyncError: Error, Hashable, Sendable {
  /// What a server says to what it does not take.
  public enum Objection: Hashable, Sendable {
    /// Something in words of its own, printable ASCII.
    case words(String)
    /// Nothing that may be shown, in a reply of this status.
    case status(Int)
  }

  /// Why a remote says no.
  public enum Denial: Hashable, Sendable {
    /// The database is there, and who is signed in may not do this.
    case forbidden
    /// The address is of nothing.
    case noDatabase
    /// Firebase lets the account in no more.
    case accountDisabled
    /// The project lets nobody in by Google.
    case googleIsOff
    /// The server cannot make sense of what it was asked, or does not want to.
    case objection(Objection)
  }

  /// Why Google or Firebase does not take this client.
  public enum ClientTrouble: Hashable, Sendable {
    /// Google gives one of OAuth's own codes for it.
    case code(String)
    /// Firebase knows no such key of the project's.
    case apiKeyUnknown
    /// Firebase does not take Google's word for who comes by this client.
    case clientUnknown
  }

  /// What is wrong with an answer.
  public enum AnswerTrouble: Hashable, Sendable {
    /// Its status is one that says nothing here.
    case status(Int)
    /// It is one that only something written can get.
    case unasked
    /// It is not of the kind that was asked for.
    case otherKind
    /// It is a reply to a commit in which nothing confirms that anything was written.
    case confirmsNothing
    /// The server failed after it had begun to answer, with this code where it said one.
    case brokenOff(code: Int64?)
    /// The pages that it gives come to no end.
    case pagesStandStill
    /// A field of the version document is no version.
    case noVersion(field: String)
    /// It is longer than any reply that is read.
    case tooLong
    /// What was to be sent could not be: it would have been more than one request.
    case unsendable
    /// The way to the server makes nothing of it, in words of its own.
    case transport(String)
    /// The sign-in answered with no JSON object.
    case signInIsNoObject
    /// Google's sign-in answered with a status that says nothing here.
    case googleStatus(Int)
    /// Google gave no code to type.
    case googleGivesNoCode
    /// Google does not say who has signed in.
    case googleNamesNobody
    /// Firebase's sign-in answered with a status that says nothing here.
    case firebaseStatus(Int)
    /// Firebase gave no token.
    case firebaseGivesNoToken
    /// Google and Firebase do not mean the same person.
    case twoPeople
  }

  /// What is wrong with a shared folder, by the path of the folder or of a file in it.
  public enum FolderTrouble: Hashable, Sendable {
    /// The folder is not where it was.
    case missing(String)
    /// What the folder lies on has not answered for long.
    case silent(String)
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
    /// The folder is laid out in a format that this program does not know.
    case otherFormat(String)
  }

  /// Nobody answers, for a reason in the words of the way there.
  case unreachable(String)
  /// The remote asks to be left alone, for so many seconds where it says so.
  case busy(seconds: Int?)
  /// The remote says no.
  case refused(Denial)
  /// The remote does not take some of what is sent.
  case notTaken(Objection)
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
  /// Google or Firebase does not take this client.
  case clientRefused(ClientTrouble)
  /// No memory fit for a secret can be had.
  case noSecretMemory
  /// The remote answers in a way that nobody can make sense of.
  case garbled(AnswerTrouble)
  /// The certificate of the server does not hold, for a reason in the words of the way there; nothing was
  /// sent.
  case untrusted(String)
  /// The library that carries requests is not on this machine.
  case noLibcurl
  /// The system gives no thread on which to sync beside what goes on.
  case noThread
  /// Something is wrong with a shared folder.
  case folder(FolderTrouble)
  /// The disk refused, in a sentence of its own.
  case storage(String)
  /// The remote speaks a protocol that this program does not know.
  case otherProtocol(Int)

  /// Whether the same may work later without anybody doing anything.
  var isRetryable: Bool {
    switch self {
    // A server's whim as likely as something in a change; only trying again tells.
    case .notTaken: true
    // Somebody may sign in at another terminal, or leave the network that answers for everybody.
    case .unreachable, .busy, .garbled, .noLibcurl, .noThread, .storage, .signInNeeded, .untrusted:
      true
    case .folder(let trouble): trouble.isRetryable
    case .refused, .codeExpired, .signInDenied, .otherAccount, .takenByOther, .clientRefused,
      .noSecretMemory, .otherProtocol:
      false
    }
  }

  /// Whether it takes one look at a folder to know that it is still so, which burdens nobody.
  var isSeenAtALook: Bool {
    if case .folder(let trouble) = self { trouble.isSeenAtALook } else { false }
  }
}
