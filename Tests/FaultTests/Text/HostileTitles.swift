import Foundation
import RedoProtocol
import RedoTestSupport

/// Titles that attack a terminal, a layout or a reader, as tasks of a log.
struct HostileTitles {
  /// The titles that are text, by task id.
  private(set) var titles: [String: String] = [:]
  /// Lines that are no text at all, and so no nodes.
  private(set) var brokenLines = 0
  private(set) var bytes: [UInt8] = []

  init() throws {
    var number = 0
    let device = TestDevice()
    let foreign = try ForeignStrings()
    for title in foreign.texts where !title.isEmpty {
      number += 1
      add(title, BulkLog.task(number), device)
    }
    for bytes in foreign.broken {
      let line = TaskSketch(by: device, task: 1).create("HERE").line
      let text = String(decoding: line, as: UTF8.self).components(separatedBy: "HERE")
      self.bytes += Array(text[0].utf8) + bytes + Array(text[1].utf8) + [0x0A]
      brokenLines += 1 + bytes.count { $0 == 0x0A }
    }
  }

  private mutating func add(_ title: String, _ id: String, _ device: TestDevice) {
    titles[id] = title
    let fields: JSONSketch = [
      "title": .string(title), "description": .string("about \(title)\nand \(title)"),
    ]
    // A sketch of another task's node is changed before it is signed.
    let node = TaskSketch(by: device).node("CREATE", on: [], fields) {
      $0["taskId"] = .string(id)
    }
    bytes += node.line + [0x0A]
  }
}
