import Foundation
import RedoTestSupport
import Testing

/// Environments as users, scripts and enemies have them: it works, or says what to set.
struct EnvironmentTests {
  /// Settings in bash's spelling, `$T` being a folder of the test's own, and what a message says
  /// where they cannot work.
  struct Setting: Sendable, CustomTestStringConvertible {
    let words: String
    let refusal: String?
    let status: Int32
    var testDescription: String { words }

    init(_ words: String, refusal: String? = nil, status: Int32 = 1) {
      self.words = words
      self.status = status
      self.refusal = refusal
    }
  }

  static let settings = [
    Setting("", refusal: "HOME is not set"),
    Setting("HOME=", refusal: "HOME is not set"),
    Setting("HOME=relative/path", refusal: "HOME is not set"),
    Setting("HOME=$T"),
    Setting("HOME=$T/not/there/yet"),
    Setting("HOME=\"$T/with space and \\\"quotes\\\"\""),
    Setting("HOME=$T/$'new\\nline'"),
    Setting("HOME=$T/$'\\xff\\xfe not UTF-8'"),
    Setting("HOME=$T/$'\\e[31mred\\e]0;title\\a'"),
    Setting("HOME=$T/日本語/ünï"),
    Setting("HOME=/$(printf 'x%.0s' {1..4096})", refusal: "File name too long"),
    Setting("HOME=$T/$(printf 'x%.0s' {1..256})", refusal: "File name too long"),
    Setting("HOME=$T/$(printf 'x%.0s' {1..200})/$(printf 'y%.0s' {1..255})"),
    Setting("HOME=/dev/null", refusal: "/dev/null"),
    Setting("HOME=/proc", refusal: "/proc"),
    Setting("XDG_DATA_HOME=$T/xdg"),
    Setting("XDG_DATA_HOME=relative HOME=$T"),
    Setting("XDG_DATA_HOME= HOME=$T"),
    Setting("XDG_DATA_HOME=/dev/null", refusal: "/dev/null"),
    Setting("XDG_CONFIG_HOME=/dev/null HOME=$T"),
    Setting("XDG_CONFIG_HOME=$T/odd HOME=$T"),
    Setting("REDO_DATA_DIR=$T/a/b/c/d"),
    Setting("REDO_DATA_DIR=relative"),
    Setting("REDO_DATA_DIR=$T/link"),
    Setting("REDO_DATA_DIR=$T/file", refusal: "file"),
    Setting("REDO_DATA_DIR= HOME=$T"),
    Setting("HOME=$T TERM= LANG= LC_ALL="),
    Setting("HOME=$T TERM=dumb LANG=C"),
    Setting("HOME=$T TERM=no-such-terminal LC_ALL=xx_XX.nonsense"),
    Setting("HOME=$T TZ=Nowhere/Atlantis"),
    Setting("HOME=$T TZ=:/etc/passwd"),
    Setting("HOME=$T TZ=$(printf 'x%.0s' {1..5000})"),
    Setting("HOME=$T REDO_NOW=yesterday", refusal: "REDO_NOW is “yesterday”", status: 2),
    Setting("HOME=$T COLUMNS=0 NO_COLOR=1"),
    Setting("HOME=$T COLUMNS=9223372036854775807 LANG=C.UTF-8"),
    Setting("HOME=$T COLUMNS=-99999999999999999999 COLORTERM=truecolor"),
    Setting("HOME=$T BIG=$(printf 'x%.0s' {1..100000})"),
  ]

  @Test(arguments: settings)
  func `each environment works or is refused in a line that names the next step`(
    setting: Setting
  ) throws {
    let program = Program()
    let outcome = try program.shell(
      """
      T="$REDO_DATA_DIR"; mkdir -p "$T"/odd/redo/config "$T"/target; cd "$T"
      chmod 700 "$T" "$T"/target; ln -s target link; echo kept > file
      clean() { env -i PATH=/usr/bin SWIFT_BACKTRACE=enable=no \(setting.words) "$redo" "$@"; }
      clean add 'In odd surroundings' || exit $?
      clean list && clean verify && clean identity
      """)
    let stream = TerminalStream(lines: outcome.output + outcome.error)
    #expect(stream.sequences.isEmpty && stream.unsafe.isEmpty)
    if let refusal = setting.refusal {
      #expect(outcome.status == setting.status)
      // A warning about the config may stand before the line that says why nothing could be done.
      let lines = outcome.error.split(separator: "\n")
      #expect(!lines.isEmpty && lines.count <= 2)
      #expect(lines.allSatisfy { $0.hasPrefix("redo: ") })
      #expect(lines.last?.contains(refusal) == true, "\(outcome.error)")
    } else {
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(outcome.output.contains("In odd surroundings"))
    }
    let kept = try String(
      contentsOf: program.folder.appendingPathComponent("file"), encoding: .utf8)
    #expect(kept == "kept\n")
  }
}
