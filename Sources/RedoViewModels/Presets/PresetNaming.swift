public import RedoIntents

/// What a name is typed for.
public enum PresetNaming: Hashable, Sendable {
  /// A preset of a filter line.
  case new(String)
  /// Another name for a preset.
  case renaming(PresetName)

  /// The name that there is now.
  var present: String? {
    if case .renaming(let name) = self { name.text } else { nil }
  }

  /// What the name is for, while none is typed.
  var explanation: String {
    switch self {
    case .new(let line): "a name for “\(line)”"
    case .renaming(let name): "another name for “\(name.text)”"
    }
  }

  /// What a name would come to; refused where a preset that stays has it.
  func meaning(of name: PresetName, in book: PresetBook) throws(PresetError) -> String {
    switch self {
    case .new(let line):
      guard let own = book.own.first(where: { $0.name == name }) else {
        try book.check(name)
        return "“\(name.text)” is to be “\(line)”"
      }
      return "“\(own.name.text)” is “\(own.line)” now and is to be “\(line)”"
    case .renaming(let old):
      try book.check(name, insteadOf: old)
      guard old.text != name.text else { return explanation }
      return "“\(old.text)” is to be called “\(name.text)”"
    }
  }

  /// The change that a name comes to.
  func change(to name: PresetName, in book: PresetBook) throws(PresetError) -> PresetChange {
    switch self {
    case .new(let line):
      guard let own = book.own.first(where: { $0.name == name }) else {
        try book.check(name)
        return .save(Preset(name: name, line: line))
      }
      return .save(Preset(name: own.name, line: line, color: own.color))
    case .renaming(let old):
      try book.check(name, insteadOf: old)
      return .rename(old, to: name)
    }
  }
}
