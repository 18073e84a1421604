/// The real program on a folder: whole processes, from exec to exit.
struct ProgramRuns {
  /// The program's path.
  let program: String

  /// The median run of some, and the most memory that one had; nil where a run failed.
  static func measure(
    _ arguments: [String], environment: [String], runs: Int
  ) -> (milliseconds: Double, busy: Double, residentMiB: Double)? {
    var times: [Double] = []
    var busy: [Double] = []
    var resident = 0.0
    for _ in 0..<runs {
      guard let run = ChildRun(arguments, environment: environment) else { return nil }
      times.append(run.milliseconds)
      busy.append(run.busyMilliseconds)
      resident = max(resident, run.residentMiB)
    }
    return (Figures.median(times), Figures.median(busy), resident)
  }

  /// A verb on a folder, as a row; the folder's signatures are verified beforehand.
  func row(_ name: String, _ verb: [String], on folder: BenchFolder?, size: String, runs: Int)
    -> (row: BenchRow, milliseconds: Double)?
  {
    let environment = BenchFolder.environment(dataFolder: folder?.path ?? "/nonexistent")
    folder?.warm(program)
    guard
      let found = Self.measure([program] + verb, environment: environment, runs: runs)
    else { return nil }
    let resident = Self.words(forMiB: found.residentMiB, logLength: folder?.length ?? 0)
    let isSure = found.residentMiB > ChildRun.ownResidentMiB
    let row = BenchRow(
      name: name, size: size, runs: runs, median: Figures.milliseconds(found.milliseconds),
      busy: Figures.milliseconds(found.busy),
      memory: isSure ? resident : "at most " + resident)
    return (row, found.milliseconds)
  }

  /// The page faults of a verb, and what as many fresh pages take; nil where a run failed.
  func faults(_ verb: [String], on folder: BenchFolder, size: String, runs: Int) -> BenchRow? {
    let environment = BenchFolder.environment(dataFolder: folder.path)
    folder.warm(program)
    var counts: [Double] = []
    for _ in 0..<runs {
      guard let run = ChildRun([program] + verb, environment: environment) else { return nil }
      counts.append(Double(run.pageFaults))
    }
    let count = Int(Figures.median(counts))
    let time = InProcess.touch(pages: count, runs: runs)
    return BenchRow(
      name: "page faults of `redo \(verb.joined(separator: " "))`", size: size, runs: runs,
      median: Figures.grouped(count) + ", as many fresh pages take " + Figures.milliseconds(time))
  }

  /// Resident memory, and what of it is not the mapped log, where a verb reads a log worth the word.
  private static func words(forMiB resident: Double, logLength: Int) -> String {
    let beyond = resident - Double(logLength) / 1_048_576
    let words = Figures.fixed(resident, 1) + " MiB"
    guard logLength > 16 << 20, beyond > 0 else { return words }
    return words + ", " + Figures.fixed(beyond, 1) + " beyond the log"
  }
}
