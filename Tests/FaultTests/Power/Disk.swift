/// A disk as the rules for power cuts have it: what was synced is there, the rest may be or not.
struct Disk {
  /// One file's bytes: the kept part, and what was written since the last sync.
  struct File {
    var synced: [UInt8] = []
    var written: [UInt8] = []
  }

  /// A change of a name that its folder has not been synced after.
  enum NameChange {
    case added(String, file: Int)
    case removed(String)
  }

  private(set) var files: [File] = []
  /// The names that a power cut leaves as they are.
  private(set) var names: [String: Int] = [:]
  private(set) var pending: [NameChange] = []
  /// What descriptors stand for: files by number, folders by path.
  private var openFiles: [Int: Int] = [:]
  private var openFolders: [Int: String] = [:]

  /// The names as the running system sees them.
  var visibleNames: [String: Int] { Self.apply(pending[...], to: names) }

  static func apply(_ changes: ArraySlice<NameChange>, to names: [String: Int]) -> [String: Int] {
    var names = names
    for change in changes {
      switch change {
      case .added(let name, let file): names[name] = file
      case .removed(let name): names[name] = nil
      }
    }
    return names
  }

  /// A new process begins without descriptors.
  mutating func beginProcess() {
    openFiles = [:]
    openFolders = [:]
  }

  mutating func carryOut(_ call: TracedCall) {
    switch call {
    case .makeFolder: break
    case .create(let path, let descriptor):
      files.append(File())
      pending.append(.added(path, file: files.count - 1))
      openFiles[descriptor] = files.count - 1
    case .open(let path, let descriptor):
      openFiles[descriptor] = visibleNames[path]
      openFolders[descriptor] = path
    case .close(let descriptor):
      openFiles[descriptor] = nil
      openFolders[descriptor] = nil
    case .write(let descriptor, let bytes):
      if let file = openFiles[descriptor] { files[file].written += bytes }
    case .truncate(let descriptor, let length):
      guard let file = openFiles[descriptor] else { break }
      let all = files[file].synced + files[file].written
      files[file].written = Array(all.prefix(length).dropFirst(files[file].synced.count))
    case .sync(let descriptor): sync(descriptor)
    case .link(let from, let to):
      if let file = visibleNames[from] { pending.append(.added(to, file: file)) }
    case .rename(let from, let to):
      guard let file = visibleNames[from] else { break }
      pending += [.added(to, file: file), .removed(from)]
    case .unlink(let path): pending.append(.removed(path))
    }
  }

  private mutating func sync(_ descriptor: Int) {
    if let file = openFiles[descriptor] {
      files[file].synced += files[file].written
      files[file].written = []
    } else if let folder = openFolders[descriptor] {
      let settled = pending.filter { Self.isIn(folder, $0) }
      names = Self.apply(settled[...], to: names)
      pending.removeAll { Self.isIn(folder, $0) }
    }
  }

  private static func isIn(_ folder: String, _ change: NameChange) -> Bool {
    switch change {
    case .added(let name, _), .removed(let name):
      name.hasPrefix(folder + "/") && !name.dropFirst(folder.count + 1).contains("/")
    }
  }
}
