import RedoIntents
import RedoProtocol
import RedoTasks

/// A household's tasks on Friday, 20 November 2026, 14:05, each known by its title's first word.
struct SampleTasks {
  let projection: Projection

  init() throws {
    var log = try IntentLog()
    let earlier = "2026-11-01T10:00:00Z"
    try log.add(
      "Renew passport mon 9am p4 ~3 #admin // Bring two photos\nand the \"old\" one, by tram",
      at: "2026-11-20T08:00:00Z")
    try log.add("Pay rent 2026-11-18T18:00:00Z p5 every month #Home", at: earlier)
    try log.add("Review Ana's draft today 18:00 p4 @ana")
    try log.add("Water the plants 2026-12-01 p2 every week #home #garden", at: earlier)
    try log.add("Learn the harp someday p1")
    let invoice = try log.add("Old invoice 2026-11-10T10:00:00Z #work", at: earlier)
    try log.commit(.complete([invoice]), at: "2026-11-15T10:00:00Z")
    let shopping = try log.add("EINKÄUFE für Übermorgen tomorrow ~0")
    try log.commit(.archive([shopping]))
    try log.add("Read the 5\" pipe\\manual, \\#3 of 4 2027-01-02")
    let bike = try log.add("Fix bike 2027-03-01")
    try log.fork(bike)
    var call = TaskDraft(title: "Call \\#home office #once", rhythm: .days(7))
    call.due = .at(Instant(rfc3339: "2026-11-26T18:00:00Z") ?? .earliest)
    try log.add(call)
    projection = log.projection
  }

  /// The first words of the titles of the tasks that a filter finds.
  func found(by filter: TaskFilter) -> String {
    projection.tasks.filter { filter.matches($0, in: projection) }
      .map { String(projection.storedTitle(of: $0).prefix { $0 != " " }) }
      .joined(separator: " ")
  }

  /// The first words of the titles of the tasks that a line finds.
  func found(by line: String, in context: DateContext = .at()) -> String {
    found(by: TaskFilter(line, in: context))
  }
}
