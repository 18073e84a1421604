/// What was asked of the system when it refused, in the words of the message.
public enum StoreOperation: String, Sendable {
  /// Opening what exists.
  case open
  /// Creating a file.
  case create
  /// Creating a folder.
  case makeFolder = "create the folder"
  /// Setting permission bits.
  case changeMode = "set the mode of"
  /// Asking for kind, owner, size.
  case inspect
  /// Reading.
  case read
  /// Mapping into memory.
  case map
  /// Writing.
  case write
  /// Waiting for the disk.
  case flush
  /// Cutting back.
  case truncate = "shorten"
  /// Locking.
  case lock
  /// Giving a finished file its name.
  case link = "name"
  /// Replacing a file by its successor.
  case replace
  /// Taking a name away.
  case remove
}
