internal import Glibc

extension ConfigFile {
  /// How long another Redo that changes the file may take.
  private static let patience = Duration.seconds(2)

  /// Changes lines of the file as it is now: all of the change is on the disk afterwards, or none.
  ///
  /// The folder is locked meanwhile. A file that is a link stays one; what it points to is replaced,
  /// with the mode that it had.
  public func change(_ change: (inout ConfigEdit) -> Void) throws(StoreError) {
    try PrivateFolder(.config, path: folder).create()
    let target = try target()
    let place = target.parent ?? FilePath(".")
    let home = try FileDescriptor(openingFolder: place)
    try home.lock(.exclusive, patience: Self.patience)
    let (bytes, mode) = try present(target)
    var edit = ConfigEdit(bytes)
    change(&edit)
    guard edit.bytes != bytes else { return }
    guard let name = target.name else { throw .pathIsUnusable(target) }
    try Self.put(edit.bytes, mode: mode, at: name, in: home)
  }

  /// The file that the path leads to, links followed; the path itself where nothing is there yet.
  private func target() throws(StoreError) -> FilePath {
    if let target = try path.target() { return target }
    // A link that leads nowhere: what it would lead to is not ours to make.
    if try FileStatus.ofName(path) != nil { throw .notAFile(path, .symbolicLink) }
    return path
  }

  /// The bytes and the mode of the file as it is; nothing, and 0600, where there is none.
  private func present(_ target: FilePath) throws(StoreError) -> ([UInt8], UInt32) {
    guard let file = try open(target) else { return ([], 0o600) }
    let status = try file.status()
    try status.requireFile(target)
    guard status.size <= ConfigText.limit else {
      throw .keptFileIsTooLong(target, limit: ConfigText.limit)
    }
    return (try file.bytes(from: 0, limit: ConfigText.limit + 1), status.mode)
  }

  private static func put(
    _ bytes: [UInt8], mode: UInt32, at name: String, in home: borrowing FileDescriptor
  ) throws(StoreError) {
    try home.make(name, as: "." + name + ".new") { file throws(StoreError) in
      try file.write(bytes)
      try file.setMode(mode)
      try file.flushData()
    }
    try home.flushAll()
  }
}
