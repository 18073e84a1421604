import RedoCommandLine
import Testing

/// A date behind the ids, where an option is to name it.
struct SnoozeWordsTests {
  @Test(arguments: [
    ("1a2b tomorrow", "--until WHEN, as in --until tomorrow"),
    ("1a2b 5e6f next mon 9am", "--until WHEN, as in --until 'next mon 9am'"),
    ("1a2b 3d", "--until WHEN, as in --until 3d"), ("1a2b 5e6f", "--until WHEN"),
    ("1a2b 2026-12-24", "--until WHEN, as in --until 2026-12-24"), ("1a2b 5E6F", "--until WHEN"),
    ("1a2b 9 o'clock", "--until WHEN, as in --until '9 o'\\''clock'"),
    ("1a2b o'clock", "--until WHEN, as in --until 'o'\\''clock'"),
  ])
  func `it is told where it goes`(words: String, says: String) throws {
    let output = try Desk().run("snooze " + words)
    #expect(output.exitCode == 2)
    #expect(
      output.complaint == "redo: snooze needs one of --days N and \(says)\n", "\(output.complaint)")
  }
}
