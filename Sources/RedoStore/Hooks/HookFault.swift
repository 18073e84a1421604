/// Why a hook is not run.
public enum HookFault: Error, Hashable, Sendable {
  /// Its user may not run it.
  case notExecutable
  /// Others could have put anything into it.
  case writableByOthers
  /// Another user could have.
  case foreignOwner
  /// It is no file.
  case notAFile
  /// Others could put another file in its place, since they can change this folder.
  case folderWritableByOthers(FilePath)
  /// Another user could, whose this folder or link is.
  case placeOfAnother(FilePath)
  /// It cannot be looked at.
  case unreadable

  /// The reason and what to do, to stand behind a colon.
  public var message: String {
    switch self {
    case .notExecutable: "it is not executable; run: chmod u+x"
    case .writableByOthers: "others can change it; run: chmod go-w"
    case .foreignOwner: "it belongs to another user; take it over with chown"
    case .notAFile: "it is no file; put a program there"
    case .folderWritableByOthers(let folder):
      "others can change \(folder), a folder on the way to it; run: chmod go-w"
    case .placeOfAnother(let place):
      "\(place), which is on the way to it, belongs to another user; take it over with chown -h"
    case .unreadable: "it cannot be read; look at it with ls -l"
    }
  }
}
