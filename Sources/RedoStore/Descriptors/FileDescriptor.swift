internal import Glibc

/// An open file or folder that closes itself, and whose failures name the path and the operation.
struct FileDescriptor: ~Copyable {
  let number: Int32
  let path: FilePath
  let calls: SystemCalls

  private init(number: Int32, path: FilePath, calls: SystemCalls) {
    self.number = number
    self.path = path
    self.calls = calls
  }

  /// Opens a path, links in it followed; never blocks on a pipe, never outlives an `exec`.
  init(
    opening path: FilePath, flags: Int32, calls: SystemCalls = .real
  ) throws(StoreError) {
    var outcome: Int32?
    repeat {
      outcome = path.withCText { Glibc.open($0, flags | O_CLOEXEC | O_NONBLOCK) }
    } while outcome == -1 && errno == EINTR
    guard let outcome else { throw .pathIsUnusable(path) }
    guard outcome >= 0 else { throw .failed(.open, path, code: errno) }
    self.init(number: outcome, path: path, calls: calls)
  }

  /// Opens a folder, links in its path followed.
  init(openingFolder path: FilePath, calls: SystemCalls = .real) throws(StoreError) {
    try self.init(opening: path, flags: O_RDONLY | O_DIRECTORY, calls: calls)
  }

  /// Opens a name in this folder, the name itself not followed if it is a link; nil when absent.
  func opening(_ name: String, flags: Int32) throws(StoreError) -> FileDescriptor? {
    let inner = path.appending(name)
    var opened: Int32 = -1
    repeat {
      opened = openat(number, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    } while opened == -1 && errno == EINTR
    if opened >= 0 { return FileDescriptor(number: opened, path: inner, calls: calls) }
    let code = errno
    if code == ENOENT { return nil }
    if let status = try FileStatus.ofName(inner), status.kind != .file {
      throw .notAFile(inner, status.kind)
    }
    throw .failed(.open, inner, code: code)
  }

  /// Creates a file in this folder, mode 0600 whatever the umask says; nil when the name is taken.
  ///
  /// One that is not private has the mode of any program's new files.
  func creating(
    _ name: String, flags: Int32, isPrivate: Bool = true
  ) throws(StoreError) -> FileDescriptor? {
    let inner = path.appending(name)
    var opened: Int32 = -1
    repeat {
      opened = openat(
        number, name, flags | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK,
        isPrivate ? 0o600 : 0o666)
    } while opened == -1 && errno == EINTR
    guard opened >= 0 else {
      if errno == EEXIST { return nil }
      throw .failed(.create, inner, code: errno)
    }
    let created = FileDescriptor(number: opened, path: inner, calls: calls)
    if isPrivate { try created.setMode(0o600) }
    return created
  }

  deinit {
    // A child that another thread is starting holds a copy until its exec, and would keep the lock.
    flock(number, LOCK_UN)
    close(number)
  }

  func status() throws(StoreError) -> FileStatus {
    var raw = stat()
    guard fstat(number, &raw) == 0 else { throw .failed(.inspect, path, code: errno) }
    return FileStatus(raw)
  }

  /// Gives the file mode 0600, where a copy or a backup left it another one.
  func makePrivate() throws(StoreError) {
    if try status().isOpenToOthers { try setMode(0o600) }
  }

  /// Gives the file or folder these permission bits, whatever the umask says.
  func setMode(_ mode: UInt32) throws(StoreError) {
    guard fchmod(number, mode) == 0 else { throw .failed(.changeMode, path, code: errno) }
  }

  /// Whether something in this folder has the name, be it a link that leads nowhere.
  func holds(_ name: String) -> Bool {
    faccessat(number, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Whether `name` in this folder is gone afterwards.
  @discardableResult
  func remove(_ name: String) -> Bool {
    calls.unlink(number, name) == 0 || errno == ENOENT
  }
}
