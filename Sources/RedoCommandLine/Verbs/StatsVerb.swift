internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// `stats`: how work goes, in numbers.
struct StatsVerb: Verb {
  static let words = VerbWords(
    name: "stats", summary: "Show how work goes: load, pace, streaks, forecast",
    details: [
      "Every number is counted as the analytics of the full screen say that it is. The forecast",
      "draws days at random from your own past and names the dates by which half, and 85 of 100,",
      "of its runs are done; with too little of a past it says so.",
    ],
    options: [.at, .json], examples: ["stats", "stats --json", "stats --at '7 days ago'"])

  let needs = Needs.tasks
  private let time: String?
  private let wantsJSON: Bool

  init(_ arguments: VerbArguments) {
    time = arguments.value(of: .at)
    wantsJSON = arguments.has(.json)
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let past = try world.past(at: time)
    let analytics = Analytics(
      of: past.tasks, at: past.dates.now, in: past.dates.zone, weekStart: past.dates.weekStart)
    let report = AnalyticsReport(analytics)
    return .output(
      wantsJSON
        ? CommandOutput(json: report.json)
        : CommandOutput(fields: report.fields, in: world.output))
  }
}
