/// Why a hook is not run, in the words of the message.
public enum HookFault: String, Error, Hashable, Sendable {
  /// Its user may not run it.
  case notExecutable = "it is not executable; run: chmod u+x"
  /// Others could have put anything into it.
  case writableByOthers = "others can change it; run: chmod go-w"
  /// Another user could have.
  case foreignOwner = "it belongs to another user; take it over with chown"
  /// It is no file.
  case notAFile = "it is no file; put a program there"
  /// Others could put another file in its place.
  case folderWritableByOthers =
    "others can change the folder that it is in, or the one above; run: chmod go-w"
  /// Another user could.
  case folderOfAnother =
    "the folder that it is in, or the one above, belongs to another user; take it over with chown"
  /// It cannot be looked at.
  case unreadable = "it cannot be read; look at it with ls -l"
}
