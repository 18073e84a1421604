import Foundation
import RedoTestSupport
import Testing

/// The memory in a core file of a process, taken by the debugger while it runs.
///
/// Of registers, which a core file holds too, nobody but the machine decides what they hold last.
struct CoreDump {
  /// How a process ended that was told to by SIGABRT.
  enum Ending: Equatable { case dumped, ended, lived }

  /// Whether the debugger can take one.
  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/gcore")
  /// What a test without it says.
  static let needsDebugger: Comment = "gcore is not installed: apt-get install gdb"

  /// Whether a program that keeps nothing to itself leaves a core on this machine.
  static let isWritten: Bool = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("core-\(UUID())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "cd \"$0\" && ulimit -c unlimited && exec sleep 60"
    guard let child = try? Spawn.start(["/bin/sh", "-c", script, folder.path]) else { return false }
    usleep(300_000)
    return end(child) == .dumped
  }()
  /// What a test says where none is written.
  static let absence: Comment = "this machine writes no core files (/proc/sys/kernel/core_pattern)"

  private let memory: [Data]

  /// Takes one; it is removed again at once.
  init(of process: pid_t, in folder: URL) throws {
    let path = folder.appendingPathComponent("taken").path
    _ = try Spawn.run(["/usr/bin/gcore", "-o", path, "\(process)"])
    let file = URL(fileURLWithPath: "\(path).\(process)")
    memory = Self.segments(of: try Data(contentsOf: file))
    try FileManager.default.removeItem(at: file)
  }

  /// The loaded segments of an ELF file of 64 bits.
  private static func segments(of bytes: Data) -> [Data] {
    func number(_ place: Int, _ width: Int) -> Int {
      bytes[place..<(place + width)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 64 else { return [] }
    let (table, width, count) = (number(32, 8), number(54, 2), number(56, 2))
    return (0..<count).compactMap { entry in
      let place = table + entry * width
      guard number(place, 4) == 1 else { return nil }
      let start = number(place + 8, 8)
      return bytes[start..<(start + number(place + 32, 8))]
    }
  }

  /// Whether a text stands in it.
  func holds(_ text: String) -> Bool {
    memory.contains { $0.range(of: Data(text.utf8)) != nil }
  }

  /// Ends a child as a failed check in C does, and says whether it left a core.
  static func end(_ child: pid_t) -> Ending {
    kill(child, SIGABRT)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    guard status & 0x7F != 0 else { return .lived }
    return status & 0x80 != 0 ? .dumped : .ended
  }
}
