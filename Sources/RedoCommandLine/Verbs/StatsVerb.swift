internal import RedoIntents
internal import RedoTasks

/// `stats`: how work goes, in numbers.
struct StatsVerb: Verb {
  private static let svg = OptionWords(
    name: "svg", value: "FILE", summary: "Draw the year, the trend and the burn-up into a file")
  private static let yes = OptionWords(
    name: "yes", summary: "With --svg: replace a file that is there")

  static let words = VerbWords(
    name: "stats", summary: "Show how work goes: load, pace, streaks, forecast",
    details: [
      "Every number is counted as the analytics of the full screen say that it is. The forecast",
      "draws days at random from your own past and names the dates by which half, and 85 of 100,",
      "of its runs are done; with too little of a past it says so. A picture has the colours of",
      "the theme, no word of any task, and - for its file is standard output.",
    ],
    options: [.at, .json, svg, yes],
    examples: [
      "stats", "stats --json", "stats --at '7 days ago'", "stats --svg year.svg",
    ])

  private let path: String?
  private let isReplacing: Bool
  private let time: String?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) throws(UsageError) {
    path = arguments.value(of: Self.svg)
    isReplacing = arguments.has(Self.yes)
    if path?.isEmpty == true { throw .arguments(.missingValue(option: Self.svg.synopsis)) }
    if path == nil, isReplacing {
      throw .arguments(.needsOption("--yes", needed: "--svg", verb: Self.words.name))
    }
    if path != nil, arguments.has(.json) {
      throw .arguments(.onlyOneOf(["--svg", "--json"], verb: Self.words.name))
    }
    time = arguments.value(of: .at)
    wantsJSON = arguments.has(.json)
  }

  var needs: Needs { .tasks }

  func respond(in world: World) throws(UsageError) -> Response {
    let past = try world.past(at: time)
    let analytics = Analytics(
      of: past.tasks, at: past.dates.now, in: past.dates.zone, weekStart: past.dates.weekStart)
    if let path { return picture(of: analytics, for: path, in: past) }
    let report = AnalyticsReport(analytics)
    return .output(
      wantsJSON
        ? CommandOutput(json: report.json)
        : CommandOutput(fields: report.fields, in: world.output))
  }

  private func picture(of analytics: Analytics, for path: String, in world: World) -> Response {
    .draw(analytics, at: world.dates) { bytes in
      guard path != "-" else { return .output(CommandOutput(standardOutput: bytes)) }
      let name = world.output.measure.sanitized(path)
      return .save(
        [FileDraft(path: path, bytes: bytes, makesFolder: false)], isReplacing: isReplacing,
        then: .output(CommandOutput(lines: world.output.isTerminal ? ["drawn: \(name)"] : [])))
    }
  }
}
