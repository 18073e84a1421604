import RedoTestSupport
import Testing

/// One thing done to a node's members, named for a test's report.
struct Edit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (inout JSONSketch) -> Void

  init(_ name: String, _ apply: @escaping @Sendable (inout JSONSketch) -> Void) {
    testDescription = name
    self.apply = apply
  }

  /// Sets the member at a path, or takes it away for nil.
  static func set(_ path: String..., to value: JSONSketch?) -> Edit {
    let text = value.map { String(decoding: $0.text, as: UTF8.self) } ?? "missing"
    return Edit(path.joined(separator: ".") + " " + text.prefix(60)) { json in
      switch path.count {
      case 1: json[path[0]] = value
      case 2: json[path[0], path[1]] = value
      default: json[path[0], path[1], path[2]] = value
      }
    }
  }
}
