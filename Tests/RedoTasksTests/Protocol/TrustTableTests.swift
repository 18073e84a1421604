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

  /// The names in the brackets at a row's end.
  private func names(in row: String) -> [String] {
    guard let bracket = row.range(of: "(`", options: .backwards) else { return [] }
    return row[bracket.lowerBound...].components(separatedBy: "`").filter {
      $0.hasSuffix("Tests")
    }
  }

  /// The suites of a target, or of all.
  private func suites(of target: String = "") throws -> Set<String> {
    let folder = tests.appendingPathComponent(target)
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return Set(
      files.compactMap { ($0 as? String)?.components(separatedBy: "/").last }
        .filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(6)) })
  }

  @Test func `every row names tests that there are`() throws {
    let suites = try suites()
    #expect(rows.count > 40)
    for row in rows {
      let names = names(in: row)
      #expect(!names.isEmpty, "no test is named: \(row)")
      for name in names {
        let isTarget = FileManager.default.fileExists(
          atPath: tests.appendingPathComponent(name).path)
        #expect(isTarget || suites.contains(name), "\(name) is no suite: \(row)")
      }
    }
  }

  @Test func `every suite that does something wrong to the program has its row`() throws {
    let named = Set(rows.flatMap(names))
    #expect(try suites(of: "FaultTests").subtracting(named).isEmpty)
  }
}
