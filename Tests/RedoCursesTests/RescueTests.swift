import CMemoryGuard
import CTerminalRescue
import Foundation
import Testing

/// What signals do while the terminal is held and once it was given back.
///
/// Each test has a process of its own, whose signals it changes.
struct RescueTests {
  @Test func `a file that was mapped while the terminal was held may be cut once it is given back`()
    async
  {
    await #expect(processExitsWith: .success) {
      let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = open(place.path, O_RDWR | O_CREAT | O_EXCL, 0o600)
      unlink(place.path)
      #expect(ftruncate(file, 8_192) == 0)
      rescue_hold_signals(true)
      rescue_arm([], 0)
      rescue_hold_signals(false)
      let mapped = try #require(guard_map(file, 8_192))
      rescue_disarm()
      #expect(ftruncate(file, 0) == 0)
      #expect(mapped.load(fromByteOffset: 5_000, as: UInt8.self) == 0)
      #expect(guard_healed_count() == 1)
    }
  }

  @Test func `an editor that asks all to stop stops nothing where no shell could let it go on`()
    async
  {
    await #expect(processExitsWith: .success) {
      // As in a window that runs the program in place of a shell: nobody is above it.
      try #require(setsid() > 0)
      rescue_hold_signals(true)
      rescue_arm([], 0)
      rescue_hold_signals(false)
      signal(SIGCONT) { _ in _exit(EXIT_FAILURE) }
      let watch = Process()
      watch.executableURL = URL(fileURLWithPath: "/bin/sh")
      watch.arguments = ["-c", "for i in $(seq 100); do sleep 0.1; done; kill -CONT \(getpid())"]
      try watch.run()
      rescue_lend(true)
      #expect(kill(0, SIGTSTP) == 0)
      rescue_lend(false)
      watch.terminate()
    }
  }
}
