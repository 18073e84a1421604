import Foundation
import RedoTestSupport

/// One run of the program, watched for the memory that is its own: mapped files are not.
struct PeakMemory {
  let status: Int32
  let output: String
  /// The most that was seen, in bytes.
  let bytes: Int

  init(running words: [String], of program: Program) throws {
    let path = program.folder.path + ".output"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = try Spawn.start(
      [Program.path] + words, environment: program.environment, output: path)
    var peak = 0
    // A process that has ended has no memory, though it can still be looked at.
    while let now = Self.ownMemory(of: process) {
      peak = max(peak, now)
      usleep(500)
    }
    status = Spawn.wait(for: process)
    output = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    bytes = peak
  }

  private static func ownMemory(of process: pid_t) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("RssAnon:") })
    else { return nil }
    return line.split { !$0.isNumber }.first.flatMap { Int($0) }.map { $0 << 10 }
  }
}
