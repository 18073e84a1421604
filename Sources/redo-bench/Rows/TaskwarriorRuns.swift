internal import Glibc

/// Taskwarrior on the same number of tasks, three of ten done, in a folder of its own.
struct TaskwarriorRuns {
  private let environment: [String]

  /// Imports `count` tasks; nil where `task` is not installed.
  init?(count: Int, below parent: String) {
    let folder = parent + "/taskwarrior-\(count)"
    mkdir(folder, 0o700)
    environment = [
      "PATH=/usr/bin:/bin", "HOME=" + folder, "TASKDATA=" + folder, "TASKRC=" + folder + "/rc",
      "TZ=UTC",
    ]
    var text = "[\n"
    for number in 0..<count {
      let digits = String(number)
      let uuid =
        "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.utf8.count) + digits
      let state =
        number % 10 < 3
        ? "\"status\":\"completed\",\"end\":\"20261101T120000Z\"" : "\"status\":\"pending\""
      text += """
        {"uuid":"\(uuid)",\(state),"description":"Call the report \(number)","tags":["tag\(number % 9)"],\
        "entry":"20260101T000000Z","due":"202611\(10 + number % 20)T120000Z","priority":"M"}\(number + 1 < count ? "," : "")

        """
    }
    text += "]\n"
    guard Self.write(text, to: folder + "/tasks.json"),
      Self.write("confirmation=off\nverbose=nothing\ngc=on\n", to: folder + "/rc"),
      ChildRun(["task", "import", folder + "/tasks.json"], environment: environment) != nil
    else { return nil }
  }

  /// The median of some runs of a command, in milliseconds; nil where one failed.
  func milliseconds(_ command: [String], runs: Int) -> Double? {
    ProgramRuns.measure(["task"] + command, environment: environment, runs: runs)?.milliseconds
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    var text = text
    return text.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count }
  }
}
