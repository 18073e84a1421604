internal import Glibc

/// What keys take in the full screen: from the key to the end of its frame.
struct ScreenRows {
  private let run: ScreenRun
  private let size: String

  /// Opens the screen on a log; nil where it does not come up.
  init?(_ program: String, on folder: BenchFolder, size: String) {
    self.size = size
    let environment =
      BenchFolder.environment(dataFolder: folder.path)
      + ["XDG_CONFIG_HOME=" + BenchFolder.stillConfig(below: folder.path)]
    folder.warm(program)
    guard let run = ScreenRun(program, environment: environment) else { return nil }
    self.run = run
  }

  /// Every row, in the order of the keys: each leaves the screen as the next one needs it.
  func rows() -> [BenchRow] {
    let rows: [BenchRow?] = [
      BenchRow(
        name: "screen: from the start to the first frame", size: size, runs: 1,
        median: Figures.milliseconds(run.firstFrame)),
      keys("`2` to `5`, each screen for the first time", (2...5).map(String.init)),
      shown("1"),
      keys("`T`, the first card", ["T"]),
      back,
      keys("`o`, another order", Array(repeating: "o", count: 30)),
      keys("`j` and `k`, the list stands", (0..<100).map { $0 % 2 == 0 ? "j" : "k" }),
      keys("`j`, one row down, the list moves", Array(repeating: "j", count: 300)),
      BenchRow(
        name: "screen: 300 `j`, 33 ms apart: frames", size: size, runs: 300,
        median: String(run.frames(of: Array("j".utf8), times: 300, millisecondsApart: 33))),
      keys("`Ctrl-d`, half a page", Array(repeating: "\u{4}", count: 100)),
      keys("`V` and `j`, a range of marks", ["V"] + Array(repeating: "j", count: 100)),
      back,
      keys("`*`, all marked or none", Array(repeating: "*", count: 20)),
      keys("`<` and `>`, a change back and on", (0..<40).map { $0 % 2 == 0 ? "<" : ">" }),
      keys(
        "the same, typed at 10 a second", (0..<40).map { $0 % 2 == 0 ? "<" : ">" },
        millisecondsApart: 100),
      rest,
      keys("`4` and `1`, another screen", (0..<200).map { $0 % 2 == 0 ? "4" : "1" }),
      keys(
        "find, each letter",
        Array("/gardn\u{15}letter\u{15}ana roof\u{15}p>=4 due").map(String.init)),
      back,
      shown("5"),
      keys(
        "`5` and find, each letter", Array("/gardn\u{15}letter\u{15}ana roof").map(String.init)),
      back,
      shown("1"),
      keys("`c`, saved and shown", Array(repeating: "c", count: 200)),
      keys("`u`, undone and shown", Array(repeating: "u", count: 200)),
      BenchRow(
        name: "screen: wake-ups in 5 s without a key", size: size, runs: 1,
        median: String(run.wakeUps(seconds: 5))),
    ]
    return rows.compactMap { $0 }
  }

  /// Leaves the find line, or takes the marks away; no row of its own.
  private var back: BenchRow? { shown("\u{1B}") }

  /// Pauses as whoever looks at a frame does, for what the program leaves to that; no row of its own.
  private var rest: BenchRow? {
    usleep(500_000)
    return nil
  }

  /// Presses a key on the way to the next row; no row of its own.
  private func shown(_ key: String) -> BenchRow? {
    _ = run.press(Array(key.utf8))
    return nil
  }

  /// Presses keys, each as soon as the frame before it is there, or so long after it.
  private func keys(
    _ name: String, _ keys: [String], millisecondsApart pause: UInt32 = 0
  ) -> BenchRow? {
    var frames: [ScreenRun.Frame] = []
    for key in keys {
      usleep(pause * 1_000)
      guard let frame = run.press(Array(key.utf8)) else {
        return BenchRow(name: "screen: " + name, size: size, runs: frames.count, median: "no frame")
      }
      frames.append(frame)
    }
    let times = frames.map(\.milliseconds)
    let busy = frames.map(\.busyMilliseconds)
    let bytes = frames.map { Double($0.byteCount) }
    return BenchRow(
      name: "screen: " + name, size: size, runs: frames.count,
      median: Self.words(of: times) + ", " + Figures.grouped(Int(Figures.median(bytes))) + " bytes",
      busy: Self.words(of: busy))
  }

  private static func words(of milliseconds: [Double]) -> String {
    Figures.milliseconds(Figures.median(milliseconds)) + ", 99 % within "
      + Figures.milliseconds(Figures.percentile(99, milliseconds))
  }
}
