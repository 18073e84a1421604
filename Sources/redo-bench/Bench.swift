internal import Glibc
internal import RedoApp
internal import RedoProtocol

/// Measures the program and its inner loops on logs of its own making, and prints one table.
@main struct Bench {
  private let options: BenchOptions
  private let folder: String
  private let program: ProgramRuns
  /// This program's path.
  private let own: String
  private var folders: [LogMaker.Shape: BenchFolder] = [:]

  static func main() {
    guard let options = BenchOptions(Array(CommandLine.arguments.dropFirst())) else {
      print(BenchOptions.usage, terminator: "")
      exit(2)
    }
    if let shape = options.making, let folder = options.folder {
      exit(BenchFolder.make(shape, below: folder) ? 0 : 1)
    }
    guard var bench = Bench(options) else {
      print("redo-bench: no temporary folder can be made; set TMPDIR")
      exit(1)
    }
    bench.run()
    if options.folder == nil {
      _ = ChildRun(["rm", "-rf", bench.folder], environment: ["PATH=/bin"])
    }
  }

  private init?(_ options: BenchOptions) {
    self.options = options
    if let kept = options.folder {
      mkdir(kept, 0o700)
      folder = kept
    } else {
      let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
      var template = Array((parent + "/redo-bench-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    var path = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    own = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    program = ProgramRuns(
      program: own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/redo")
  }

  private mutating func run() {
    if options.isSync { return sync() }
    print(BenchRow.head)
    show("start") { bench in
      [
        bench.program.row("start: `redo version`", ["version"], on: nil, size: "no log", runs: 21)?
          .row
      ]
    }
    verb("widget", ["widget", "tmux"], .tasks(1_000, completed: 3), "1,000 tasks", runs: 21)
    verb(
      "completions", ["completions", "bash", "--", "done", ""], .tasks(1_000, completed: 3),
      "1,000 tasks", runs: 21)
    let sizes = options.isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000]
    for size in sizes { compare(size) }
    for size in options.isQuick ? [10_000] : [100_000, 1_000_000] {
      let label = Figures.grouped(size) + " changes"
      verb("list", ["list", "--limit", "20"], .changes(size), label, runs: size > 100_000 ? 3 : 7)
      verb("add", ["add", "One task more"], .changes(size), label, runs: 5)
    }
    for size in sizes.dropFirst() {
      show("screen") { $0.screen(size) }
    }
    let changes = options.isQuick ? 10_000 : 100_000
    show("read") { $0.decode(changes) }
    show("hardware") { $0.hardware(changes) }
    show("refresh") { $0.refresh(changes) }
    show("past") { $0.step(changes) }
    show("analytics") { $0.analytics(changes) }
    show("import") { $0.verify(changes) }
    show("log size") { $0.length() }
  }

  /// Two devices that meet in a folder, and over the emulator where that is installed.
  private mutating func sync() {
    print(SyncRow.head)
    let count = options.isQuick ? 1_000 : 10_000
    let size = Figures.grouped(count) + " changes"
    guard let source = log(.changes(count)), let bytes = InProcess.map(source.logPath) else {
      return print("| no log could be made | | | | | |")
    }
    let runs = options.isQuick ? 1 : 5
    for isSealed in [false, true] where options.asks(for: "folder") {
      let folders = FolderSyncRuns(program: program.program, folder: folder, log: source.logPath)
      show(folders.rows(size: size, runs: runs, isSealed: isSealed))
    }
    guard options.asks(for: "emulator"), let emulator = EmulatorSyncRuns() else { return }
    show(emulator.rows(bytes, size: size, runs: options.isQuick ? 1 : 3))
  }

  private func show(_ rows: [SyncRow?]) {
    for row in rows {
      print(row?.markdown ?? "| failed | | | | | |")
      fflush(nil)
    }
  }

  private mutating func show(_ name: String, _ rows: (inout Bench) -> [BenchRow?]) {
    guard options.asks(for: name) else { return }
    for row in rows(&self) {
      print(row?.markdown ?? "| \(name) | failed | | | | | |")
      fflush(nil)
    }
  }

  private mutating func log(_ shape: LogMaker.Shape) -> BenchFolder? {
    if let known = folders[shape] { return known }
    folders[shape] = BenchFolder(shape, below: folder, madeBy: own)
    return folders[shape]
  }

  private mutating func verb(
    _ name: String, _ arguments: [String], _ shape: LogMaker.Shape, _ label: String, runs: Int
  ) {
    show(name) { bench in
      guard let folder = bench.log(shape) else { return [nil] }
      return [
        bench.program.row(
          "`redo \(arguments.joined(separator: " "))`", arguments, on: folder, size: label,
          runs: runs)?.row
      ]
    }
  }

  /// The verbs that Taskwarrior has too, on as many tasks.
  private mutating func compare(_ size: Int) {
    let runs = size > 10_000 ? 5 : 11
    let pairs = [
      ("list", ["list", "--limit", "20"], ["limit:20", "list"]),
      ("add", ["add", "One task more"], ["add", "One task more"]),
    ].filter { options.asks(for: $0.0) }
    guard !pairs.isEmpty else { return }
    let other = TaskwarriorRuns(count: size, below: folder)
    for (name, own, theirs) in pairs {
      show(name) { bench in
        guard let folder = bench.log(.tasks(size, completed: 3)),
          let found = bench.program.row(
            "`redo \(own.joined(separator: " "))`", own, on: folder,
            size: Figures.grouped(size) + " tasks", runs: runs)
        else { return [nil] }
        var row = found.row
        if let theirTime = other?.milliseconds(theirs, runs: runs) {
          row.ratio =
            Figures.milliseconds(theirTime) + " (× "
            + Figures.fixed(theirTime / found.milliseconds, 1) + ")"
        }
        return [row]
      }
    }
  }

  /// Keys in the full screen, on a log of their own: they change it.
  private mutating func screen(_ count: Int) -> [BenchRow?] {
    guard let folder = log(.tasks(count, completed: 2)),
      let rows = ScreenRows(
        program.program, on: folder, size: Figures.grouped(count) + " tasks")
    else { return [nil] }
    return rows.rows()
  }

  /// Measures on a log of so many changes, which is mapped.
  private mutating func onChanges(
    _ count: Int,
    _ measure: (_ folder: BenchFolder, _ bytes: LogBytes, _ size: String) -> [BenchRow?]
  ) -> [BenchRow?] {
    guard let folder = log(.changes(count)), let bytes = InProcess.map(folder.logPath) else {
      return [nil]
    }
    return measure(folder, bytes, Figures.grouped(count) + " changes")
  }

  private mutating func decode(_ count: Int) -> [BenchRow?] {
    let cases: [(String, any Workers)] = [
      ("one thread", OneWorker()), ("all threads", ThreadWorkers()),
    ]
    return onChanges(count) { folder, bytes, size in
      cases.map { name, workers in
        let time = InProcess.decode(bytes, runs: 5, workers)
        return BenchRow(
          name: "read and check every id, \(name)", size: size, runs: 5,
          median: Figures.milliseconds(time)
            + " (\(Figures.fixed(time * 1000 / Double(folder.nodeCount), 2)) µs each)")
      }
    }
  }

  /// What the machine takes for the same bytes, whatever is made of them.
  private mutating func hardware(_ count: Int) -> [BenchRow?] {
    let program = program
    return onChanges(count) { folder, bytes, size in
      let times = [
        ("SHA-256 of the same bytes, one thread", InProcess.hash(bytes, runs: 5)),
        ("the same bytes added up, one thread", InProcess.sum(bytes, runs: 5)),
      ]
      let rows: [BenchRow?] = times.map { name, time in
        BenchRow(
          name: name, size: size, runs: 5,
          median: Figures.milliseconds(time)
            + " (\(Figures.fixed(Double(folder.length) / time / 1e6, 1)) GB a second)")
      }
      return rows + [program.faults(["list", "--limit", "20"], on: folder, size: size, runs: 7)]
    }
  }

  private mutating func refresh(_ count: Int) -> [BenchRow?] {
    onChanges(count) { _, bytes, size in
      [
        BenchRow(
          name: "refresh: one line more, full replay", size: size, runs: 9,
          median: Figures.milliseconds(InProcess.refresh(bytes, runs: 9)))
      ]
    }
  }

  private mutating func step(_ count: Int) -> [BenchRow?] {
    onChanges(count) { _, bytes, size in
      [
        BenchRow(
          name: "past: one change further back", size: size, runs: 21,
          median: Figures.milliseconds(InProcess.stepBack(bytes, runs: 21)))
      ]
    }
  }

  private mutating func analytics(_ count: Int) -> [BenchRow?] {
    onChanges(count) { _, bytes, size in
      [
        BenchRow(
          name: "analytics: every number", size: size, runs: 9,
          median: Figures.milliseconds(InProcess.analytics(bytes, runs: 9))),
        BenchRow(
          name: "forecast that looks a year ahead", size: "60 days drawn from", runs: 9,
          median: Figures.milliseconds(InProcess.forecast(runs: 9))),
      ]
    }
  }

  private mutating func verify(_ count: Int) -> [BenchRow?] {
    onChanges(count) { folder, bytes, size in
      let (rate, share) = InProcess.verifyRate(bytes, nodeCount: folder.nodeCount, runs: 5)
      return [
        BenchRow(
          name: "import: every signature verified", size: size, runs: 5,
          median: Figures.grouped(Int(rate)) + " a second, "
            + Figures.fixed(share * 100, 0) + " % of libsodium’s rate on them")
      ]
    }
  }

  private mutating func length() -> [BenchRow?] {
    guard let folder = log(.tasks(1_000, completed: 0)) else { return [nil] }
    return [
      BenchRow(
        name: "log size", size: "1,000 tasks created", runs: 1,
        median: Figures.fixed(Double(folder.length) / 1e6, 2) + " MB")
    ]
  }
}
