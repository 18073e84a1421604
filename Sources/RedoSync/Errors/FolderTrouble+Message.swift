extension SyncError.FolderTrouble {
  /// What is wrong and what to do next, as ``SyncError/message`` says it.
  var message: String {
    switch self {
    case .missing(let path):
      "\(path) is not there; mount or plug in what holds it, changes wait here"
    case .silent(let path):
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
    case .otherFormat(let path):
      "\(path) is laid out as a newer Redo does it; install that one, changes wait here"
    }
  }

  private static func addingAnew(_ isSealed: Bool) -> String {
    "run `redo remote add folder\(isSealed ? " --encrypt" : "")` again"
  }
}

extension SyncError.FolderTrouble {
  /// Whether it may be over later without anybody doing anything.
  var isRetryable: Bool {
    switch self {
    // Somebody may plug in a stick; an unmounted one leaves an empty folder, and a carrier brings the
    // redo.json of two devices that set a folder up at once one after the other.
    case .missing, .silent, .notOurs, .documentBroken, .sealGone, .passphraseNeeded: true
    case .sealBroken, .ownFileBroken, .fileBroken, .otherFormat: false
    }
  }

  /// Whether it takes one look at the folder to know that it is still so, which burdens nobody.
  var isSeenAtALook: Bool {
    switch self {
    case .missing, .notOurs, .documentBroken, .sealGone, .passphraseNeeded: true
    default: false
    }
  }
}
