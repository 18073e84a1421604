public import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// What a hook reads on its standard input: one line of JSON.
public enum HookMessage {
  /// What was done to which tasks: `{"change":{…},"event":"on-add","tasks":[…]}`.
  ///
  /// A task is what `--json` prints of it; one that was deleted is named in the change alone.
  public static func bytes(
    of report: IntentReport, event: String, in world: World
  ) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("change")
    write(report, to: &writer, in: world)
    writer.member("event", event)
    writer.key("tasks")
    writer.beginArray()
    for task in report.tasks.compactMap({ world.tasks[$0.id] }) {
      TaskPicture(of: task, in: world).write(to: &writer, in: world)
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  /// What went where: `{"event":"on-sync","remotes":[…]}`, a remote as `sync --json` prints it.
  public static func bytes(of remotes: [RemoteReport], event: String) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.member("event", event)
    writer.member("remotes", remotes)
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  private static func write(
    _ report: IntentReport, to writer: inout CanonicalWriter, in world: World
  ) {
    writer.beginObject()
    writer.member("deed", report.deed.word)
    writer.key("tasks")
    writer.beginArray()
    for task in report.tasks {
      writer.beginObject()
      writer.member("id", task.id.description)
      writer.member("title", task.title)
      writer.endObject()
    }
    writer.endArray()
    writer.member("time", world.dates.now)
    writer.member("words", report.words(in: FriendlyDate(in: world.dates)))
    writer.endObject()
  }
}

extension IntentReport.Deed {
  /// The deed as other programs read it, in one word.
  fileprivate var word: String {
    switch self {
    case .added: "added"
    case .completed: "completed"
    case .snoozed: "snoozed"
    case .skipped: "skipped"
    case .edited: "edited"
    case .archived: "archived"
    case .unarchived: "unarchived"
    case .deleted: "deleted"
    case .merged: "merged"
    case .settled: "settled"
    case .changeTakenBack, .takenBack: "takenBack"
    case .changed, .several: "changed"
    case .undone: "undone"
    case .redone: "redone"
    }
  }
}
