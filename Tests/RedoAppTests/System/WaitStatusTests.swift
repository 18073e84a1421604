import Testing

@testable import RedoApp

/// How programs end that this one has started.
struct WaitStatusTests {
  private static let statuses: [(Int32, WaitStatus)] = [
    (0, .exited(0)), (0x0100, .exited(1)), (0x7F00, .exited(127)), (0xFF00, .exited(255)),
    (9, .signalled(9)), (0x8B, .signalled(11)),
  ]

  @Test(arguments: statuses)
  func `a status tells a code from a signal, with or without a core`(
    status: Int32, expected: WaitStatus
  ) {
    #expect(WaitStatus(status) == expected)
  }

  @Test func `a shell that found no program says so with two codes`() {
    let codes = (0...255).filter { WaitStatus.exited($0).lacksProgram }
    #expect(codes == [126, 127])
    #expect(!WaitStatus.signalled(126).lacksProgram)
  }
}
