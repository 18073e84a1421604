import RedoTestSupport
import Testing

/// What every test that runs a program rests on.
@Suite(.waits)
struct SpawnTests {
  @Test
  func `a program that hangs is killed, so that its test fails and the others go on`() throws {
    let sleeper = try Spawn.start(["/bin/sleep", "600"])
    #expect(Spawn.wait(for: sleeper, within: .seconds(1)) == 128 + 9)
  }

  @Test
  func `a program that ends in time is left to it`() throws {
    let shell = try Spawn.start(["/bin/sh", "-c", "exit 7"])
    #expect(Spawn.wait(for: shell, within: .seconds(60)) == 7)
  }
}
