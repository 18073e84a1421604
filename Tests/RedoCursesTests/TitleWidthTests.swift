import Foundation
import RedoTerminal
import RedoTestSupport
import Testing

/// Titles sent to a real terminal, which says where its cursor stands after each.
@Suite(.waits, .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct TitleWidthTests {
  /// As wide as a title may be here: none must reach the terminal's edge.
  private static let widest = 300

  @Test(.enabled(if: Vectors.arePresent, Vectors.absence))
  func `after each foreign title the cursor stands where the width tables say`() throws {
    try expectColumns(of: ForeignStrings().texts.filter { !$0.isEmpty })
  }

  @Test func `after each of five hundred random titles the cursor stands there too`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 40)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
      0x1100...0x11FF, 0x2000...0x206F, 0x2190...0x27BF, 0x3040...0x30FF, 0x4E00...0x4EFF,
      0xAC00...0xACFF, 0xFE00...0xFE0F, 0xFF00...0xFFEF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF,
      0x1F3FB...0x1F3FF, 0x1F900...0x1F9FF, 0xE0020...0xE007F,
    ]
    let titles = (0..<500).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...24, using: &generator) {
        let range = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
        let joins = Int.random(in: 0..<8, using: &generator) == 0
        let value = joins ? 0x200D : UInt32.random(in: range, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      return String(text)
    }
    try expectColumns(of: titles, "seed \(generator.seed)")
  }

  private func expectColumns(of titles: [String], _ comment: Comment = "") throws {
    let titles = titles.map { TextWidth.prefix(of: $0, columns: Self.widest) }
    let reported = try columns(afterSending: titles.map(sent))
    #expect(reported.count == titles.count, comment)
    for (title, column) in zip(titles, reported) {
      #expect(column == TextWidth.columns(of: title), "\(title.debugDescription), \(comment)")
    }
  }

  /// What the program sends for a title; where the system counts otherwise it sends a mark instead.
  private func sent(for title: String) -> String {
    let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    var text = String.UnicodeScalarView()
    for piece in Glyphs(title).flatMap(\.pieces) {
      guard let first = piece.scalars.first else { continue }
      if first.isASCII || systemWidth(first) == Int32(piece.columns) {
        text.append(contentsOf: piece.scalars)
      } else {
        text.append("\u{FFFD}")
        for _ in 1..<piece.columns { text.append(" ") }
      }
    }
    return String(text)
  }

  /// `wcwidth`, which the system's module does not export.
  private func systemWidth(_ scalar: Unicode.Scalar) -> Int32 {
    typealias Width = @convention(c) (wchar_t) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "wcwidth") else { return -1 }
    return unsafeBitCast(symbol, to: Width.self)(wchar_t(bitPattern: scalar.value))
  }

  /// Prints each text at the left edge and asks the terminal for the cursor's column, from 0.
  private func columns(afterSending texts: [String]) throws -> [Int] {
    let tmux = try Tmux(columns: Self.widest + 20, rows: 5)
    let paths = [".texts", ".columns", ".script"].map { tmux.record.path + $0 }
    defer { paths.forEach { try? FileManager.default.removeItem(atPath: $0) } }
    try Data(texts.joined(separator: "\n").utf8 + [0x0A]).write(to: URL(fileURLWithPath: paths[0]))
    let script = """
      export LC_ALL=C.UTF-8; stty -echo
      while IFS= read -r text <&3; do
        printf '\\r\\e[K%s' "$text"
        IFS='[;' read -rs -d R -p $'\\e[6n' _ _ column
        echo "$((column - 1))" >> '\(paths[1])'
      done 3< '\(paths[0])'
      printf '\\nall'; echo '-done'
      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: paths[2]))
    try tmux.type("bash \(paths[2])")
    for _ in 0..<20 where try !tmux.screen().contains("all-done") { usleep(500_000) }
    try tmux.wait(for: "all-done")
    return try String(contentsOfFile: paths[1], encoding: .utf8).split(separator: "\n")
      .compactMap { Int($0) }
  }
}
