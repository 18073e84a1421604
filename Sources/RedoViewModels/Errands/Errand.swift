/// What the shell does with files and remotes; each is a verb of the command line too.
///
/// Paths and names are as they were typed.
public enum Errand: Hashable, Sendable {
  /// Write tasks into a file that is not there yet.
  case export(ExportChoice, path: String)
  /// Read a file and offer what it would bring; nothing is written.
  case lookInto(path: String)
  /// Append changes of other devices that were judged when they were offered, whole lines of the log.
  case admit([UInt8], count: Int)
  /// Sync with a shared folder from now on, under a passphrase where it is sealed.
  case addFolder(path: String, isSealed: Bool)
  /// Sync with a Firebase project from now on.
  case addFirestore(FirestoreLine)
  /// Forget a remote here; what lies there stays.
  case removeRemote(String)
  /// Sign in to a remote, the terminal lent to the verb for that.
  case signIn(String)
  /// Forget who is signed in to a remote.
  case signOut(String)
}
