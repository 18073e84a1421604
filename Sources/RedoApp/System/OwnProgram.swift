internal import Glibc

/// The program that runs, and how it is found again.
struct OwnProgram {
  /// The file that it was started from, links followed, as the system says it; nil where it does not.
  let executable: String?
  /// The word that it was called by.
  let word: String
  /// The folders in which a word without a slash is looked for, as `PATH` has them.
  let search: String

  /// What the system says behind the path of a file that is gone.
  private static let remark = " (deleted)"

  /// The path at which the program that runs is found, now and later.
  static var path: String {
    OwnProgram(
      executable: ownFile,
      word: CommandLine.unsafeArgv[0].map { String(cString: $0) } ?? "",
      search: getenv("PATH").map { String(cString: $0) } ?? ""
    ).path
  }

  private static var ownFile: String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { readlink("/proc/self/exe", $0, buffer.count) } ?? -1
      }
    }
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// The path; the bare name where the system tells nothing.
  ///
  /// It is the one that was called, where that leads to the program: the link of an installation
  /// stays where it is when an upgrade puts another file behind it.
  var path: String {
    guard let file else { return "redo" }
    let places = places
    if let place = places.first(where: { Self.leads($0, to: file) }) { return place }
    guard !Self.isProgram(file) else { return file }
    return places.first { Self.isProgram($0) } ?? file
  }

  /// Where the file was, whether or not one is there now.
  private var file: String? {
    executable.map { path in
      let isGone = path.hasSuffix(Self.remark) && !Self.isProgram(path)
      return isGone ? String(path.dropLast(Self.remark.count)) : path
    }
  }

  /// Where a shell finds the word.
  private var places: [String] {
    guard !word.isEmpty else { return [] }
    guard !word.utf8.contains(UInt8(ascii: "/")) else { return [WorkingFolder.absolute(word)] }
    return search.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
      // A folder without a name is this one.
      WorkingFolder.absolute(($0.isEmpty ? "." : String(Substring($0))) + "/" + word)
    }
  }

  private static func leads(_ path: String, to file: String) -> Bool {
    guard let end = realpath(path, nil) else { return false }
    defer { free(end) }
    // By bytes, as the system tells paths apart.
    return String(cString: end).utf8.elementsEqual(file.utf8)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }
}
