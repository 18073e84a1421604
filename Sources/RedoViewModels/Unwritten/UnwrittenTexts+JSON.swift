internal import RedoIntents
internal import RedoProtocol

/// Texts as JSON: `{"texts":[…],"version":1}`.
extension UnwrittenTexts {
  private static let version: Int64 = 1

  /// Whether JSON is of the version that is read here.
  public static func knows(_ json: [UInt8]) -> Bool {
    JSONObject(json)?.integer("version") == version
  }

  /// Reads what ``json(within:)`` wrote.
  ///
  /// Nothing of another version or of what is no such JSON; a text that is odd is left out.
  public init(json: [UInt8]) {
    self.init()
    guard let whole = JSONObject(json), whole.integer("version") == Self.version else {
      return
    }
    for object in whole.objects("texts") {
      guard let text = UnwrittenText(object) else { continue }
      if let run = object.object("open").flatMap(ProgramRun.init) {
        open[run] = text
      } else {
        keep(text)
      }
    }
  }

  /// The texts, at most so many bytes: one that is longer by itself is left out, and of the others the
  /// oldest where they are too many.
  public func json(within limit: Int) -> [UInt8] {
    let opened = open.sorted { $0.key < $1.key }
    let all = texts.map { (run: nil, text: $0) } + opened.map { (run: $0.key, text: $0.value) }
    var left = all.filter { Self.json([$0]).count <= limit }[...]
    while true {
      let json = Self.json(left)
      guard json.count > limit, !left.isEmpty else { return json }
      left = left.dropFirst()
    }
  }

  private static func json(_ texts: ArraySlice<(run: ProgramRun?, text: UnwrittenText)>) -> [UInt8]
  {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.key("texts")
    writer.beginArray()
    for (run, text) in texts { text.write(to: &writer, openIn: run) }
    writer.endArray()
    writer.key("version")
    writer.value(version)
    writer.endObject()
    return writer.bytes
  }
}

extension ProgramRun {
  fileprivate init?(_ object: JSONObject) {
    guard let process = object.integer("process"), let start = object.integer("start") else {
      return nil
    }
    self.init(process: process, start: start)
  }

  fileprivate func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.key("process")
    writer.value(process)
    writer.key("start")
    writer.value(start)
    writer.endObject()
  }
}

extension UnwrittenText {
  /// No line has more words that are to stay words.
  private static let mostDismissed = 1_000

  fileprivate func write(to writer: inout CanonicalWriter, openIn run: ProgramRun?) {
    writer.beginObject()
    writer.key("dismissed")
    writer.beginArray()
    for chip in dismissed.sorted(by: { $0.firstWord < $1.firstWord }) {
      writer.beginObject()
      writer.key("kind")
      writer.value(chip.kind.rawValue)
      writer.key("occurrence")
      writer.value(Int64(chip.occurrence))
      writer.key("word")
      writer.value(chip.firstWord)
      writer.endObject()
    }
    writer.endArray()
    writer.key("fields")
    writer.beginObject()
    for (field, value) in fields.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writer.key(named: field.rawValue)
      writer.beginObject()
      writer.key("before")
      writer.value(value.original)
      writer.key("now")
      writer.value(value.text)
      writer.endObject()
    }
    writer.endObject()
    writer.key("in")
    writer.value(place.kind.rawValue)
    if let run {
      writer.key("open")
      run.write(to: &writer)
    }
    if let task = place.task {
      writer.key("task")
      writer.value(task.description)
    }
    writer.endObject()
  }

  /// Reads a text; nil where it is odd.
  fileprivate init?(_ object: JSONObject) {
    guard let kind = object.text("in").flatMap(Place.Kind.init) else { return nil }
    let task = object.text("task").flatMap { TaskID($0) }
    guard task != nil || !object.has("task"), let values = object.object("fields") else {
      return nil
    }
    var fields: [FormField: Field] = [:]
    for field in FormField.allCases {
      guard let value = values.object(field.rawValue) else { continue }
      guard let original = value.text("before"), let text = value.text("now"),
        kind == .form || field == .title,
        field == .description || !text.contains(where: \.isNewline)
      else { return nil }
      fields[field] = Field(original: original, text: text)
    }
    let dismissed = object.objects("dismissed").prefix(Self.mostDismissed)
    self.init(
      Place(kind: kind, task: task), fields,
      dismissed: Set(dismissed.compactMap(Chip.ID.init)))
  }
}

extension Chip.ID {
  fileprivate init?(_ object: JSONObject) {
    guard let kind = object.text("kind").flatMap(Chip.Kind.init), let word = object.text("word"),
      let occurrence = object.integer("occurrence"), occurrence >= 0
    else { return nil }
    self.init(kind: kind, firstWord: word, occurrence: Int(occurrence))
  }
}
