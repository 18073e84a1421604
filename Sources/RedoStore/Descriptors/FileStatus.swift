internal import Glibc

/// What the system knows of an open file or a name.
struct FileStatus {
  let kind: FileKind
  /// The permission bits, 0 … 0o7777.
  let mode: UInt32
  let owner: UInt32
  let links: Int
  let fingerprint: FileFingerprint

  init(_ raw: stat) {
    kind = FileKind(mode: raw.st_mode)
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    links = Int(raw.st_nlink)
    fingerprint = FileFingerprint(
      device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino), size: Int(raw.st_size),
      modifiedSeconds: Int64(raw.st_mtim.tv_sec),
      modifiedNanoseconds: Int64(raw.st_mtim.tv_nsec))
  }

  /// The status of a name, links not followed; nil when there is nothing of that name.
  static func ofName(_ path: FilePath) throws(StoreError) -> FileStatus? {
    try found(at: path) { lstat($0, $1) }
  }

  /// The status of what a path leads to, links followed; nil when there is nothing.
  static func ofTarget(_ path: FilePath) throws(StoreError) -> FileStatus? {
    try found(at: path) { stat($0, $1) }
  }

  private static func found(
    at path: FilePath, by look: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) throws(StoreError) -> FileStatus? {
    var raw = stat()
    guard let outcome = path.withCText({ look($0, &raw) }) else { throw .pathIsUnusable(path) }
    if outcome == 0 { return FileStatus(raw) }
    guard errno == ENOENT || errno == ENOTDIR else { throw .failed(.inspect, path, code: errno) }
    return nil
  }

  var size: Int { fingerprint.size }

  /// Whether others than its owner can change it.
  var isWritableByOthers: Bool { mode & 0o022 != 0 }

  /// Of a folder: whether a name in it is moved and removed by nobody but the owner of what it names,
  /// the folder's own and root.
  var isSticky: Bool { mode & 0o1000 != 0 }

  /// Whether others than its owner can do anything with it.
  var isOpenToOthers: Bool { mode & 0o077 != 0 }

  /// Of a file with secrets: that it is one, this user's, and nobody else can read it.
  func requirePrivateFile(_ path: FilePath) throws(StoreError) {
    try requireFile(path)
    try requireOwnership(of: path)
    try requirePrivacy(of: path)
  }

  /// Of a file that is trusted: that it is one, this user's, and nobody else can write it.
  func requireFileNobodyElseWrites(_ path: FilePath) throws(StoreError) {
    try requireFile(path)
    try requireOwnership(of: path)
    try requireUnwritableByOthers(path)
  }

  func requireFile(_ path: FilePath) throws(StoreError) {
    guard kind == .file else { throw .notAFile(path, kind) }
  }

  func requireOwnership(of path: FilePath) throws(StoreError) {
    let user = geteuid()
    guard owner == user else { throw .foreignOwner(path, owner: owner, user: user) }
  }

  func requireUnwritableByOthers(_ path: FilePath) throws(StoreError) {
    guard !isWritableByOthers else { throw .writableByOthers(path, mode: mode) }
  }

  func requirePrivacy(of path: FilePath) throws(StoreError) {
    guard !isOpenToOthers else { throw .readableByOthers(path, mode: mode) }
  }
}
