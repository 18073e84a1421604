internal import Glibc
internal import RedoProtocol

extension SharedFolder {
  /// For so long nothing that is not whole is taken for left behind, in seconds: another machine
  /// may write as this device, and which of its processes run is not known here.
  private static let patience: Int64 = 3_600

  /// What a file is called until it is whole: hidden, and told apart from one that another process
  /// is writing.
  static func unfinishedName(for name: String) -> String {
    ".\(name).\(getpid())"
  }

  /// The process that a name like those of ``unfinishedName(for:)`` is from; nil for other names.
  private static func process(inName name: String) -> pid_t? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].isEmpty, let number = parts.last,
      number.utf8.allSatisfy(\.isASCIIDigit), let process = pid_t(number), process > 0
    else { return nil }
    let isSegment = parts.count == 4 && parts[2] == "redo"
    let isPage = parts.count == 3 && parts[1] == "told"
    return isSegment || isPage ? process : nil
  }

  /// Removes what processes that were killed had begun to write in a folder of this device's own,
  /// where a file has just been written.
  ///
  /// That file tells the time there: the clock of who keeps the folder may not be this one. What
  /// cannot be looked at or removed stays: it is in nobody's way.
  static func removeLeftovers(
    in folder: borrowing FileDescriptor, at path: FilePath, beside written: String
  ) {
    guard let names = try? path.entries(),
      let status = try? FileStatus.ofName(path.appending(written))
    else { return }
    let now = status.fingerprint.modifiedSeconds
    for name in names.lazy.map({ String(decoding: $0, as: UTF8.self) }) {
      guard let process = Self.process(inName: name), kill(process, 0) != 0, errno == ESRCH,
        let status = try? FileStatus.ofName(path.appending(name)), status.kind == .file,
        now - status.fingerprint.modifiedSeconds > patience
      else { continue }
      folder.remove(name)
    }
  }
}
