internal import RedoIntents
internal import RedoViewModels

/// `snooze`: moves deadlines.
struct SnoozeVerb: Verb {
  private static let days = OptionWords(
    name: "days", value: "N", summary: "So many days on; of what is late, from today")
  private static let until = OptionWords(
    name: "until", value: "WHEN", summary: "To a date in words or figures")

  static let words = VerbWords(
    name: "snooze", operands: "ID…", operandCount: 1...Int.max,
    operandKinds: [.task],
    summary: Command.snooze.summary,
    details: [
      "One of the two options is needed. A task without a date gets one, and one that was done",
      "is open again.",
    ],
    options: [days, until],
    examples: ["snooze 1a2b3c4d --days 3", "snooze 1a2b 5e6f --until 'next mon 9am'"])

  private static let either = [days.synopsis, until.synopsis]

  /// Where the deadlines go, its date words not yet read.
  private enum Target {
    case days(Int64)
    case until(String)
  }

  let needs = Needs.tasksToChange
  private let ids: [String]
  private let target: Target

  init(_ arguments: VerbArguments) throws(UsageError) {
    ids = arguments.operands
    let days = try arguments.number(of: Self.days, in: 1...36_500)
    switch (days, arguments.value(of: Self.until)) {
    case (let days?, nil): target = .days(days)
    case (nil, let text?): target = .until(text)
    case (nil, nil):
      throw .arguments(.oneOf(Self.either(behind: arguments.operands), verb: Self.words.name))
    default: throw .arguments(.onlyOneOf(Self.either, verb: Self.words.name))
    }
  }

  /// The two options; where words that are no ids stand behind one, as in `snooze 3f9a next mon`, the
  /// place of those, too.
  private static func either(behind operands: [String]) -> [String] {
    let words = operands.dropFirst().drop { word in
      // `2026-12-24` has a hyphen where no id has one.
      word.utf8.count >= 4 && word.utf8.dropFirst(4).first != UInt8(ascii: "-")
        && word.hasOnlyIDLetters
    }
    guard !words.isEmpty else { return either }
    let value = ShellWord.quoted(words.joined(separator: " "))
    return [days.synopsis, "\(until.synopsis), as in --\(until.name) \(value)"]
  }

  func respond(in world: World) throws(UsageError) -> Response {
    let target = try resolved(in: world.dates)
    return world.change(.snooze(try world.tasks(named: ids), target))
  }

  private func resolved(in dates: DateContext) throws(UsageError) -> SnoozeTarget {
    switch target {
    case .days(let days): return .days(days)
    case .until(let text):
      do throws(DateExpressionError) {
        return .until(try SnoozePhrase.moment(text, in: dates))
      } catch {
        throw .unreadableDate(error)
      }
    }
  }
}
