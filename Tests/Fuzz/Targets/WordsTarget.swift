internal import RedoCrypto
internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A line that a person types: a new task, a date, a filter.
///
/// What follows a first NUL byte says when and where it is typed.
struct WordsTarget {
  private let sha256 = SHA256()

  func take(_ input: [UInt8]) {
    let end = input.firstIndex(of: 0) ?? input.count
    let line = String(decoding: input[..<end], as: UTF8.self)
    let (context, isFixed) = context(FuzzInput(input[end...].dropFirst()))
    let parsed = quickAdd(line, context)
    dismissAll(line, context)
    date(line, context, isFixed)
    filter(line, context, parsed)
  }

  /// When and where; and whether the zone's clocks never change.
  private func context(_ settings: FuzzInput) -> (DateContext, isFixed: Bool) {
    var settings = settings
    guard !settings.isEmpty else {
      return (DateContext(now: Instant(milliseconds: 1_795_183_500_000), zone: .utc), true)
    }
    let kind = settings.choice(4)
    let offset = (settings.choice(105) - 48) * 900
    let zone =
      switch kind {
      case 0: LocalZone.utc
      case 1, 2: LocalZone { _ in offset }
      // Clocks change by an hour every 182 days.
      default:
        LocalZone { instant in
          offset + (instant.milliseconds / (182 * Instant.day) % 2 == 0 ? 0 : 3600)
        }
      }
    let weekStart = Weekday.allCases[settings.choice(7)]
    let time = CivilTime(hour: settings.choice(24), minute: settings.choice(60)) ?? .midnight
    let now = Instant(milliseconds: settings.number() >> Int64(settings.choice(24)))
    return (
      DateContext(now: now, zone: zone, weekStart: weekStart, defaultTime: time), kind < 3
    )
  }

  private func quickAdd(_ line: String, _ context: DateContext) -> QuickAdd {
    let parsed = QuickAdd(line, in: context)
    var end = 0
    for chip in parsed.chips {
      precondition(chip.range.lowerBound >= end && !chip.range.isEmpty, "chips overlap")
      end = chip.range.upperBound
    }
    precondition(end <= line.utf8.count, "a chip lies beyond the line")
    precondition(Set(parsed.chips.map(\.id)).count == parsed.chips.count, "two chips are one")
    let draft = parsed.draft
    precondition((1...5).contains(draft.priority ?? 1), "a priority is out of range")
    precondition((draft.frequencyDays ?? 1) >= 1, "a repeat is out of range")
    precondition((0...9999).contains(draft.storyPoints ?? 0), "a size is out of range")
    if case .at(let due) = draft.due { checkRange(due) }
    guard let titled = try? parsed.titledDraft(),
      let key = VerifyingKey(bytes: Self.zeros + Self.zeros)
    else { return parsed }
    let empty = Projection(replaying: ChangeLog(LogBytes([])))
    let device = Author(publicKey: key, deviceID: "device")
    let intent = IntentContext(dates: context, device: device) { UUIDv4(randomBytes: Self.zeros) }
    precondition(
      (try? Intent.add([titled]).plan(over: empty, in: intent)) != nil,
      "a line that makes a task cannot be added")
    return parsed
  }

  /// With every chip dismissed, every word of the line stands in the title.
  private func dismissAll(_ line: String, _ context: DateContext) {
    var dismissed: Set<Chip.ID> = []
    var parsed = QuickAdd(line, in: context)
    while !parsed.chips.isEmpty {
      let known = dismissed.count
      dismissed.formUnion(parsed.chips.map(\.id))
      precondition(dismissed.count > known, "a chip cannot be dismissed")
      parsed = QuickAdd(line, in: context, dismissed: dismissed)
    }
    let words = line.utf8.split { $0 == 0x20 || $0 == 0x09 }.map { String(Substring($0)) }
    let shown = TitleText(parsed.draft.title).shown
    precondition(
      shown.utf8.elementsEqual(words.joined(separator: " ").utf8), "a word was lost: \(shown)")
  }

  private func date(_ line: String, _ context: DateContext, _ isFixed: Bool) {
    guard let instant = try? DateExpression.parse(line, in: context) else { return }
    checkRange(instant)
    let friendly = FriendlyDate(in: context)
    _ = (friendly.deadline(instant), friendly.distance(instant), friendly.age(instant))
    // Earlier years are read in figures alone, so that numbers of a title are not taken for them.
    guard isFixed, context.zone.date(of: instant).year >= 1970 else { return }
    let minute = instant.milliseconds - (instant.milliseconds % 60_000 + 60_000) % 60_000
    for said in [friendly.full(instant), friendly.moment(instant)] {
      let again = try? DateExpression.parse(said, in: context)
      precondition(again?.milliseconds == minute, "\(said) reads back as another minute")
    }
  }

  private func filter(_ line: String, _ context: DateContext, _ parsed: QuickAdd) {
    let projection = task(titled: parsed.draft.title, line)
    for isTyping in [false, true] {
      let filter = TaskFilter(line, in: context, isTyping: isTyping)
      for task in projection.tasks { _ = filter.matches(task, in: projection) }
      for problem in filter.problems {
        precondition(!problem.message.isEmpty, "a problem says nothing")
      }
      check(filter.highlights(in: line), in: line)
      check(filter.highlights(in: line, allowsScattered: false), in: line)
      check(
        filter.highlights(in: "Pay the rent 家賃 é", allowsScattered: true), in: "Pay the rent 家賃 é")
    }
  }

  /// Places lie in the text, in order, apart, and cut no character's bytes.
  private func check(_ places: [Range<Int>], in text: String) {
    let bytes = Array(text.utf8)
    var end = -1
    for place in places {
      precondition(place.lowerBound > end && !place.isEmpty, "places touch or are empty")
      end = place.upperBound
      precondition(end <= bytes.count, "a place lies beyond the text")
      let isWhole = [place.lowerBound, end].allSatisfy {
        $0 == bytes.count || bytes[$0] & 0xC0 != 0x80
      }
      precondition(isWhole, "a place cuts a character")
    }
  }

  /// A log of one task.
  private func task(titled title: String, _ description: String) -> Projection {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("description")
    writer.value(description)
    writer.key("title")
    writer.value(title.isEmpty ? "untitled" : title)
    writer.endObject()
    var node = WireNode()
    node.payload = writer.bytes
    let projection = Projection(
      replaying: ChangeLog(LogBytes(node.line(with: sha256).line + [0x0A])))
    precondition(projection.tasks.count == 1, "a line of text makes no sound node")
    return projection
  }

  private func checkRange(_ instant: Instant) {
    precondition((Instant.earliest...Instant.latest).contains(instant), "a date is out of range")
  }

  private static let zeros = [UInt8](repeating: 0, count: 16)
}
