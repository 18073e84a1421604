import Foundation

/// One system call that changed a disk or told the user something, as strace wrote it down.
enum TracedCall: Equatable {
  case makeFolder(path: String)
  /// A file got a name and a descriptor.
  case create(path: String, descriptor: Int)
  /// What exists was opened.
  case open(path: String, descriptor: Int)
  case close(descriptor: Int)
  case write(descriptor: Int, bytes: [UInt8])
  case truncate(descriptor: Int, length: Int)
  /// The file's bytes, or the folder's names, are on the disk.
  case sync(descriptor: Int)
  case link(from: String, to: String)
  case rename(from: String, to: String)
  case unlink(path: String)

  /// The calls that are asked of strace.
  static let names =
    "mkdir,openat,close,write,pwrite64,writev,fsync,fdatasync,ftruncate,truncate,"
    + "link,linkat,rename,renameat,renameat2,unlink,unlinkat,fallocate,sendfile,copy_file_range"

  /// A call that this reader does not know how to replay: a test that meets one must learn it.
  struct Unknown: Error {
    let line: String
  }

  /// Reads a trace of one process written by `strace -xx`; failed calls change nothing.
  static func read(_ trace: String) throws -> [TracedCall] {
    var folders: [Int: String] = [:]
    var calls: [TracedCall] = []
    for line in trace.split(separator: "\n") {
      guard let call = try read(line, folders) else { continue }
      switch call {
      case .open(let path, let descriptor): folders[descriptor] = path
      case .create(let path, let descriptor): folders[descriptor] = path
      default: break
      }
      calls.append(call)
    }
    return calls
  }

  private static func read(_ line: Substring, _ folders: [Int: String]) throws -> TracedCall? {
    let text = line.drop { $0.isNumber || $0 == " " }
    guard let start = text.firstIndex(of: "("), let end = text.range(of: ") ", options: .backwards),
      let equals = text[end.lowerBound...].firstIndex(of: "="),
      let result = Int(text[equals...].dropFirst(2).prefix { $0.isNumber || $0 == "-" }),
      result >= 0
    else { return nil }
    let name = text[..<start]
    let words = text[text.index(after: start)..<end.lowerBound].components(separatedBy: ", ")
    func path(_ word: Int, in folder: Int? = nil) -> String {
      let name = String(decoding: bytes(words[word]), as: UTF8.self)
      guard !name.hasPrefix("/"), let folder, let number = Int(words[folder]) else { return name }
      return (folders[number] ?? "?") + "/" + name
    }
    let first = Int(words[0]) ?? -1
    switch name {
    case "mkdir": return .makeFolder(path: path(0))
    case "openat":
      let isNew = words[2].contains("O_CREAT")
      return isNew
        ? .create(path: path(1, in: 0), descriptor: result)
        : .open(path: path(1, in: 0), descriptor: result)
    case "close": return .close(descriptor: first)
    case "write": return .write(descriptor: first, bytes: Array(bytes(words[1]).prefix(result)))
    case "fsync", "fdatasync": return .sync(descriptor: first)
    case "ftruncate": return .truncate(descriptor: first, length: Int(words[1]) ?? 0)
    case "linkat": return .link(from: path(1, in: 0), to: path(3, in: 2))
    case "renameat": return .rename(from: path(1, in: 0), to: path(3, in: 2))
    case "renameat2": return .rename(from: path(1, in: 0), to: path(3, in: 2))
    case "rename": return .rename(from: path(0), to: path(1))
    case "unlinkat": return .unlink(path: path(1, in: 0))
    case "unlink": return .unlink(path: path(0))
    default: throw Unknown(line: String(line))
    }
  }

  private static func bytes(_ word: String) -> [UInt8] {
    word.components(separatedBy: "\\x").dropFirst().compactMap { UInt8($0.prefix(2), radix: 16) }
  }
}
