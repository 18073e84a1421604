import Foundation
import RedoTestSupport
import Testing

/// What PROTOCOL.md promises when things go wrong is held by the tests that it names.
struct TrustTableTests {
  private let rows: [String]
  private let tests = Vectors.package.appendingPathComponent("Tests")

  init() throws {
    rows = try ProtocolDocument().rows(in: "Trust").filter {
      !$0.hasPrefix("|---") && !$0.hasPrefix("| when |")
    }
  }

  /// The brackets at a row's end: suites, in FaultTests unless another target stands before them.
  private func places(in row: String) -> [(target: String, suites: [String])] {
    guard let bracket = row.range(of: "(`", options: .backwards) else { return [] }
    return row[bracket.lowerBound...].components(separatedBy: ";").map { part in
      let names = part.components(separatedBy: "`").filter { $0.hasSuffix("Tests") }
      guard let first = names.first, isTarget(first) else { return ("FaultTests", names) }
      return (first, Array(names.dropFirst()))
    }
  }

  private func isTarget(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: tests.appendingPathComponent(name).path)
  }

  /// The suites that a target declares, each in a file of its name.
  private func suites(of target: String) throws -> Set<String> {
    let folder = tests.appendingPathComponent(target)
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    var suites: Set<String> = []
    for file in files.compactMap({ $0 as? String }) where file.hasSuffix("Tests.swift") {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let isDeclared = ["struct", "class", "enum"].contains { text.contains("\($0) \(name) {") }
      if isDeclared { suites.insert(name) }
    }
    return suites
  }

  @Test func `every row names suites that there are, in the targets that it says`() throws {
    var known: [String: Set<String>] = [:]
    #expect(rows.count > 40)
    for row in rows {
      let places = places(in: row)
      #expect(!places.isEmpty, "no test is named: \(row)")
      for (target, suites) in places {
        #expect(!suites.isEmpty, "\(target) is named without a suite of it: \(row)")
        let there = try known[target] ?? self.suites(of: target)
        known[target] = there
        for suite in suites {
          #expect(there.contains(suite), "\(suite) is no suite of \(target): \(row)")
        }
      }
    }
  }

  @Test func `every suite that does something wrong to the program has its row`() throws {
    let named = rows.flatMap(places).filter { $0.target == "FaultTests" }.flatMap(\.suites)
    #expect(try suites(of: "FaultTests").subtracting(named).isEmpty)
  }
}
