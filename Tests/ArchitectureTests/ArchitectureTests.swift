import Foundation
import RedoTestSupport
import Testing

struct ArchitectureTests {
  let files: [SourceFile]

  init() throws {
    files = try SourceFile.all(below: "Sources")
    #expect(files.count > 100)
  }

  @Test func `every room imports only what the house allows it`() {
    let allowed = Dictionary(uniqueKeysWithValues: Rooms.all.map { ($0.name, $0.imports) })
    for file in files where file.room != "RedoTestSupport" {
      for name in file.imports {
        #expect(
          allowed[file.room]?.contains(name) == true, "\(file.path) must not import \(name)")
      }
    }
  }

  @Test func `arrows point down only`() {
    var below: Set<String> = []
    for room in Rooms.all {
      let upward = room.imports.filter { $0.hasPrefix("Redo") && $0 != "RedoThemes" }
        .subtracting(below)
      #expect(upward.isEmpty, "\(room.name) → \(upward)")
      below.insert(room.name)
    }
  }

  @Test func `each C library is one room's business`() {
    for library in Rooms.libraries {
      let users = Set(files.filter { $0.imports.contains(library) }.map(\.room))
      #expect(users.count == 1, "\(library) is imported by \(users)")
    }
  }

  @Test func `no room of the product knows Foundation`() {
    for file in files where file.room != "RedoTestSupport" {
      let foundation = file.imports.filter { $0.hasPrefix("Foundation") }
      #expect(foundation.isEmpty, "\(file.path)")
    }
  }

  @Test func `Dispatch stays where background work is handed over or waited for`() {
    let users = Set(files.filter { $0.imports.contains("Dispatch") }.map(\.path))
    let agreed: Set = [
      "RedoApp/Hooks/HookQueue.swift", "RedoApp/Replica/PieceLine.swift",
      "RedoSync/SyncQueue.swift",
    ]
    #expect(users == agreed)
  }

  @Test func `no file is longer than 400 lines`() throws {
    let tests = try SourceFile.all(below: "Tests")
    #expect(tests.count > 100)
    for file in files + tests {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func `a file is named after what it holds`() {
    for file in files {
      let name = file.path.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      let type = name.prefix { $0 != "+" }
      let declares = file.lines.contains { Self.declared($0)?.split(separator: ".").last == type }
      #expect(declares, "\(file.path) declares no \(type)")
    }
  }

  @Test func `a file declares one type, and what else it needs within that`() {
    for file in files {
      let types = file.lines.filter { line in
        // What stands within another type is indented.
        line.first?.isWhitespace == false && Self.declared(line) != nil
          && !line.split(separator: " ").contains("extension")
      }
      #expect(types.count <= 1, "\(file.path): \(types)")
    }
  }

  @Test func `nothing is called after a lumber room`() {
    let names = ["Manager", "Helper", "Util", "Common", "Service", "Handler"]
    for file in files {
      for line in file.lines {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(where: Self.types.contains), place + 1 < words.count
        else { continue }
        for name in names {
          #expect(!words[place + 1].contains(name), "\(file.path): \(line)")
        }
      }
    }
  }

  @Test func `the product takes no shortcut around the type checker`() {
    let shortcuts = [
      "try!", "as!", "fatalError(", "@unchecked Sendable", "nonisolated(unsafe)", " Task {",
    ]
    for file in files where file.room != "RedoTestSupport" {
      for line in file.lines {
        for shortcut in shortcuts where !line.contains("enum ") {
          #expect(!line.contains(shortcut), "\(file.path): \(line)")
        }
      }
    }
  }

  @Test func `every room has a door plate`() throws {
    for room in Rooms.all where !room.name.hasPrefix("redo") {
      let plate = Vectors.package
        .appendingPathComponent("Sources/\(room.name)/\(room.name).docc/\(room.name).md")
      #expect(FileManager.default.fileExists(atPath: plate.path), "\(plate.path) is missing")
    }
  }

  @Test func `a door plate has the law that the README gives its room`() throws {
    let readme = try String(
      contentsOf: Vectors.package.appendingPathComponent("README.md"), encoding: .utf8)
    for room in Rooms.all where !room.name.hasPrefix("redo") {
      let row = readme.split(separator: "\n").first { $0.contains("| \(room.name) · ") }
      let law = row?.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? ""
      #expect(!law.isEmpty, "the README has no row for \(room.name)")
      let plate = try String(
        contentsOf: Vectors.package
          .appendingPathComponent("Sources/\(room.name)/\(room.name).docc/\(room.name).md"),
        encoding: .utf8)
      #expect(plate.contains("\n> \(law)\n"), "the door plate of \(room.name) has another law")
    }
  }

  @Test func `the top level holds what was agreed and nothing else`() throws {
    let agreed: Set<String> = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "Themes", "README.md",
      "PROTOCOL.md",
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: Vectors.package.path)
    #expect(Set(names.filter { !$0.hasPrefix(".") }).isSubset(of: agreed))
  }

  /// The name of the type that a line declares or extends; nil where it does neither.
  private static func declared(_ line: Substring) -> Substring? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(where: declarations.contains), keyword + 1 < words.count,
      words[..<keyword].allSatisfy({ $0.first?.isLowercase == true || $0.hasPrefix("@") })
    else { return nil }
    // `[Line]` and `Array<Line>` are named after what they hold.
    let name = words[keyword + 1].split { "[]<>".contains($0) }
    return name.first == "Array" && name.count > 1 ? name[1] : name.first?.prefix { $0 != ":" }
  }

  private static let types: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]
  private static let declarations = types.union(["extension", "typealias"])
}
