import Foundation

/// What keys a value of JSON has, written in short: `{name, sizes: [], tasks: [{id, note?}]}`.
indirect enum JSONShape {
  /// A number, a text, a truth or null.
  case scalar
  /// An array of what has a shape.
  case array(JSONShape)
  /// An object; a key that is there only where it says something is optional.
  case object([String: (shape: JSONShape, isOptional: Bool)])

  /// Reads a shape; nil where the text is none.
  init?(_ text: String) {
    var rest = text[...]
    guard let shape = Self.read(&rest), rest.isEmpty else { return nil }
    self = shape
  }

  private static func read(_ rest: inout Substring) -> JSONShape? {
    if rest.take("[") {
      if rest.take("]") { return .array(.scalar) }
      guard let element = read(&rest), rest.take("]") else { return nil }
      return .array(element)
    }
    return rest.take("{") ? readMembers(&rest) : .scalar
  }

  private static func readMembers(_ rest: inout Substring) -> JSONShape? {
    var members: [String: (shape: JSONShape, isOptional: Bool)] = [:]
    repeat {
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      guard !name.isEmpty else { return nil }
      rest = rest.dropFirst(name.count)
      let isOptional = rest.take("?")
      guard let shape = rest.take(": ") ? read(&rest) : .scalar else { return nil }
      members[String(name)] = (shape, isOptional)
    } while rest.take(", ")
    return rest.take("}") ? .object(members) : nil
  }

  /// The paths of all keys, of those that are optional too.
  func keys(at path: String = "value") -> Set<String> {
    switch self {
    case .scalar: return []
    case .array(let element): return element.keys(at: path + "[]")
    case .object(let members):
      return members.reduce(into: []) { keys, member in
        let name = "\(path).\(member.key)"
        keys.insert(name)
        keys.formUnion(member.value.shape.keys(at: name))
      }
    }
  }

  /// The paths of the keys that a value has.
  static func keys(of value: Any, at path: String = "value") -> Set<String> {
    if let values = value as? [Any] {
      return values.reduce(into: []) { $0.formUnion(keys(of: $1, at: path + "[]")) }
    }
    let object = value as? [String: Any] ?? [:]
    return object.reduce(into: []) { keys, member in
      let name = "\(path).\(member.key)"
      keys.insert(name)
      keys.formUnion(Self.keys(of: member.value, at: name))
    }
  }

  /// Where a value first has another shape; nil where it fits, as null does in the place of anything.
  func misfit(of value: Any, at path: String = "value") -> String? {
    if value is NSNull { return nil }
    switch self {
    case .scalar:
      return value is [Any] || value is [String: Any] ? "\(path) is more than one" : nil
    case .array(let element):
      guard let values = value as? [Any] else { return "\(path) is no array" }
      return values.lazy.compactMap { element.misfit(of: $0, at: path + "[]") }.first
    case .object(let members):
      guard let object = value as? [String: Any] else { return "\(path) is no object" }
      for key in object.keys where members[key] == nil { return "\(path).\(key) is not told of" }
      return members.lazy.compactMap { name, member in
        guard let value = object[name] else {
          return member.isOptional ? nil : "\(path).\(name) is not there"
        }
        return member.shape.misfit(of: value, at: "\(path).\(name)")
      }.first
    }
  }
}

extension Substring {
  /// Takes a text away from the front; says whether it stood there.
  fileprivate mutating func take(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    self = dropFirst(text.count)
    return true
  }
}
