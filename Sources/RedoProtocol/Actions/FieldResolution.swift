/// One field's explicit resolution in a MERGE.
public struct FieldResolution<Text: Hashable & Sendable>: Hashable, Sendable {
  /// A value given by hand.
  public enum Value: Hashable, Sendable {
    case text(Text)
    case integer(Int64)
    case boolean(Bool)
    /// A value of a type that no field has.
    case other
  }

  /// The field's key, such as `title` or `deadline`.
  public var path: String
  /// How to settle it.
  public var strategy: MergeStrategy
  /// Whose value `ours` and `theirs` take; required for those.
  public var chosenParent: NodeID?
  /// What `manual` writes; required for it.
  public var value: Value?
  /// Why the field is settled so.
  public var notes: String?

  /// Creates a resolution.
  public init(
    path: String, strategy: MergeStrategy, chosenParent: NodeID? = nil, value: Value? = nil,
    notes: String? = nil
  ) {
    self.path = path
    self.strategy = strategy
    self.chosenParent = chosenParent
    self.value = value
    self.notes = notes
  }

  /// The same resolution with its text in another form.
  func map<Other>(_ transform: (Text) -> Other) -> FieldResolution<Other> {
    let value: FieldResolution<Other>.Value? = self.value.map { value in
      switch value {
      case .text(let text): .text(transform(text))
      case .integer(let integer): .integer(integer)
      case .boolean(let boolean): .boolean(boolean)
      case .other: .other
      }
    }
    return FieldResolution<Other>(
      path: path, strategy: strategy, chosenParent: chosenParent, value: value, notes: notes)
  }
}

extension FieldResolution<LogText> {
  init(
    _ tape: JSONTape, _ object: Int, in text: Span<UInt8>, base: Int, _ ids: inout PayloadIDs
  ) throws(Violation) {
    guard tape[object].kind == .object else { throw .schemaMismatch }
    var path: String?
    var strategy: MergeStrategy?
    var chosenParent: NodeID?
    var value: Value?
    var notes: String?
    for key in tape.keys(of: object) {
      if tape.string(key, is: "path", in: text) {
        path = try tape.string(key + 1, in: text)
      } else if tape.string(key, is: "strategy", in: text) {
        strategy = try tape.name(key + 1, in: text, of: MergeStrategy.self)
      } else if tape.string(key, is: "chosenParent", in: text) {
        chosenParent = try ids.read(key + 1, tape, in: text)
      } else if tape.string(key, is: "value", in: text) {
        value = try Self.value(tape, key + 1, in: text, base: base)
      } else if tape.string(key, is: "notes", in: text) {
        notes = try tape.string(key + 1, in: text)
      } else {
        throw .schemaMismatch
      }
    }
    guard let path, let strategy else { throw .schemaMismatch }
    let needsParent = strategy == .ours || strategy == .theirs
    guard !(needsParent && chosenParent == nil), !(strategy == .manual && value == nil) else {
      throw .schemaMismatch
    }
    self.init(
      path: path, strategy: strategy, chosenParent: chosenParent, value: value, notes: notes)
  }

  private static func value(
    _ tape: JSONTape, _ token: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) -> Value {
    switch tape[token].kind {
    case .string: return .text(try tape.requiredText(token, base: base))
    case .boolean: return .boolean(try tape.boolean(token, in: text))
    case .number:
      return CanonicalNumber.integer(of: text, tape[token].range).map { .integer($0) } ?? .other
    default: return .other
    }
  }
}

extension FieldResolution<String> {
  func write(to writer: inout CanonicalWriter) {
    writer.beginObject()
    writer.write("chosenParent", chosenParent?.description)
    writer.write("notes", notes)
    writer.write("path", path)
    writer.write("strategy", strategy.rawValue)
    if let value {
      writer.key("value")
      switch value {
      case .text(let text): writer.value(text)
      case .integer(let integer): writer.value(integer)
      case .boolean(let boolean): writer.value(boolean)
      case .other: writer.null()
      }
    }
    writer.endObject()
  }
}
