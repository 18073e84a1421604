internal import RedoStore

/// One run of a hook: where its program is, and what it is told.
nonisolated struct HookRun: Sendable {
  /// When it runs.
  let event: HookEvent
  /// Where its program is.
  let folder: HookFolder
  /// What it reads.
  let message: [UInt8]

  /// Where its message may lie while it runs.
  let environment: Environment

  /// How long a hook may take.
  static let limit = Duration.seconds(5)

  /// Runs it to its end; what was wrong, in a sentence.
  ///
  /// The program is looked at now: it may have waited for others, and been changed meanwhile.
  func run() -> String? {
    switch folder.program(for: event) {
    case .success(let path)?: run(path)
    case .failure(let fault)?: "The hook \(event.rawValue) was not run: \(fault.message)."
    case nil: nil
    }
  }

  private func run(_ path: FilePath) -> String? {
    do throws(StoreError) {
      let file = try ScratchFile(named: event.rawValue + ".json", in: environment)
      try file.write(message)
      return run(path, reading: file.path)
    } catch {
      return "The hook \(event.rawValue) was not run: \(error.message)"
    }
  }

  private func run(_ path: FilePath, reading input: FilePath) -> String? {
    do throws(SystemFailure) {
      let process = try ChildProcess(
        [path.bytes], input: input,
        adding: [EnvironmentVariable.hook.rawValue + "=" + event.rawValue])
      let ending = process.wait(until: .now + Self.limit)
      let said = process.complaintClause
      return switch ending {
      case .ended(.exited(0)): nil
      case .ended(.exited(let status)): "The hook \(event.rawValue) failed (\(status))\(said)"
      case .ended(.signalled(let signal)):
        "The hook \(event.rawValue) was ended by signal \(signal)\(said)"
      case .lost: "Nobody can tell how the hook \(event.rawValue) ended\(said)"
      case .timedOut:
        "The hook \(event.rawValue) was ended: it took longer than \(Self.limit.components.seconds) s"
      }
    } catch {
      return "The hook \(event.rawValue) could not be started: \(error.reason)"
    }
  }
}
