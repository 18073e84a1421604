import Foundation
import RedoTestSupport

/// A process that was stopped with the log's lock in its hand: written, not yet flushed.
struct StoppedHolder {
  let process: pid_t
  private let strace: pid_t

  /// Starts `add Stopped` and waits until it stands still.
  init(of program: Program) throws {
    let trace = program.folder.path + ".stopped"
    defer { try? FileManager.default.removeItem(atPath: trace) }
    strace = try Spawn.start(
      [
        "/usr/bin/strace", "-f", "-o", trace, "-e", "trace=fdatasync", "-e",
        "inject=fdatasync:signal=STOP", Program.path, "add", "Stopped",
      ], environment: program.environment)
    var stopped: pid_t?
    let isStopped = Patience.lasts(lookingEvery: 50) {
      let text = (try? String(contentsOfFile: trace, encoding: .utf8)) ?? ""
      guard text.contains("stopped by SIGSTOP") else { return false }
      stopped = text.split(separator: " ").first.flatMap { pid_t($0) }
      return stopped != nil
    }
    guard isStopped, let stopped else {
      kill(strace, SIGKILL)
      throw Tmux.Absent(what: "a stopped process")
    }
    process = stopped
  }

  /// Lets it go on to its end; its exit code.
  func finish() -> Int32 {
    kill(process, SIGCONT)
    return Spawn.wait(for: strace)
  }
}
