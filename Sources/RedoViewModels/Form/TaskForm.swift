public import RedoIntents
public import RedoTerminal

/// All fields of a task being typed at once, each with how its text was understood.
public struct TaskForm: Equatable, Sendable {
  /// What the form is for.
  public enum Purpose: Hashable, Sendable {
    /// A new task.
    case add
    /// Other values of a task.
    case edit(TaskReference)
  }

  /// What the form is for.
  public let purpose: Purpose
  /// The field that is being typed.
  public internal(set) var focus = FormField.title
  /// The description.
  public internal(set) var description: TextArea
  /// How each field was understood.
  public internal(set) var readings: [FormField: FieldReading] = [:]
  /// Why the form could not be written, where no field is at fault.
  public internal(set) var problem: String?
  private var lines: [FormField: TextField]
  /// What the fields held before anything was typed.
  let originals: [FormField: String]
  /// What was typed before and is not in the fields now; starting over brings it back.
  var overtaken: UnwrittenText?
  /// What was typed and thrown away, as long as nothing else was typed.
  private var thrownAway: [FormField: String]?

  /// Opens a form with texts in its fields.
  init(_ purpose: Purpose, texts: [FormField: String] = [:]) {
    self.purpose = purpose
    description = TextArea(texts[.description] ?? "")
    description.moveToStart()
    var lines: [FormField: TextField] = [:]
    for field in FormField.allCases where field != .description {
      lines[field] = TextField(texts[field] ?? "")
    }
    self.lines = lines
    var originals = texts
    originals[.description] = description.text
    self.originals = originals
  }

  /// What the form is called, which is what the line is called that does the same.
  public var heading: String {
    switch purpose {
    case .add: Prompt.Purpose.add.title
    case .edit(let task): Prompt.Purpose.edit(task).title
    }
  }

  /// The line of a field; the description is no line.
  public func line(of field: FormField) -> TextField {
    lines[field] ?? TextField()
  }

  /// What a field holds.
  public func text(of field: FormField) -> String {
    field == .description ? description.text : line(of: field).text
  }

  /// What every field holds.
  var texts: [FormField: String] {
    Dictionary(uniqueKeysWithValues: FormField.allCases.map { ($0, text(of: $0)) })
  }

  /// Whether a field holds something else than when the form was opened.
  public func isChanged(_ field: FormField) -> Bool {
    text(of: field) != originals[field] ?? ""
  }

  /// Whether anything was typed that is worth keeping.
  var isChanged: Bool { FormField.allCases.contains(where: isChanged) }

  /// Puts back what the fields held before anything was typed, or what was thrown away like that;
  /// false where there is neither.
  mutating func startOver() -> Bool {
    if isChanged {
      thrownAway = texts
      fill(with: originals)
    } else if let texts = thrownAway {
      thrownAway = nil
      fill(with: texts)
    } else {
      return false
    }
    problem = nil
    return true
  }

  private mutating func fill(with texts: [FormField: String]) {
    for field in FormField.allCases { set(texts[field] ?? "", of: field) }
  }

  /// Puts another text in a field, with the cursor at its end.
  mutating func set(_ text: String, of field: FormField) {
    if field == .description { setDescription(text) } else { setLine(TextField(text), of: field) }
  }

  /// Puts another line in a field.
  mutating func setLine(_ line: TextField, of field: FormField) {
    lines[field] = line
  }

  /// Puts another text in the description.
  mutating func setDescription(_ text: String) {
    description = TextArea(text)
  }

  /// Takes a key of the field with the focus; says whether it meant anything.
  ///
  /// The description shows so many columns wide, which decides where its arrows lead.
  mutating func handle(_ key: Key, columns: Int) -> Bool {
    guard focus == .description else {
      var line = line(of: focus)
      guard line.handle(key) else { return false }
      setLine(line, of: focus)
      return true
    }
    return description.handle(key, columns: columns)
  }

  /// Takes text that was pasted into the field with the focus; a line has no line ends.
  mutating func insert(_ text: String) {
    guard focus == .description else {
      var line = line(of: focus)
      line.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
      setLine(line, of: focus)
      return
    }
    description.insert(text)
  }

  /// Puts a text in the place of what the field with the focus holds; a line has no line ends.
  mutating func replace(with text: String) {
    if focus == .description { description = TextArea("") } else { setLine(TextField(), of: focus) }
    insert(text)
  }

  /// The first field that keeps the form from being written; nil where none does.
  public var fieldAtFault: FormField? {
    FormField.allCases.first { readings[$0]?.isProblem == true }
  }
}
