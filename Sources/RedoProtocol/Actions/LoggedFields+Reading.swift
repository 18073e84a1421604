extension LoggedFields {
  /// State that only a replay decides; an UPDATE that sets it is refused by name.
  static let reserved: [StaticString] = ["guid", "todoTasks", "created", "archived", "deleted"]

  /// Reads the payload of a CREATE or an UPDATE.
  init(
    _ tape: JSONTape, _ payload: Int, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    self.init()
    for key in tape.keys(of: payload) {
      try read(key, tape, in: text, base: base)
    }
  }

  private mutating func read(
    _ key: Int, _ tape: JSONTape, in text: Span<UInt8>, base: Int
  ) throws(Violation) {
    let value = key + 1
    if tape.string(key, is: "title", in: text) {
      title = try tape.requiredText(value, base: base)
      guard tape[value].range.isEmpty == false else { throw .schemaMismatch }
    } else if tape.string(key, is: "description", in: text) {
      description = try tape.requiredText(value, base: base)
    } else if tape.string(key, is: "privacy", in: text) {
      privacy = try tape.boolean(value, in: text)
    } else if tape.string(key, is: "storyPoints", in: text) {
      storyPoints = try tape.integer(value, in: text, FieldRanges.storyPoints)
    } else if tape.string(key, is: "priority", in: text) {
      priority = UInt8(try tape.integer(value, in: text, FieldRanges.priority))
    } else if tape.string(key, is: "frequencyDays", in: text) {
      frequencyDays = try tape.integer(value, in: text, FieldRanges.frequencyDays)
    } else {
      throw .schemaMismatch
    }
  }
}
