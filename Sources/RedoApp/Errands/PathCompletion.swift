internal import Glibc
internal import RedoStore

/// The files and folders whose paths begin as one that is being typed.
struct PathCompletion {
  /// The path as far as all that fit agree; as it was typed where none fits or they part there.
  private(set) var path: String
  /// The names that fit, in order, the first of them where there are many; a slash ends folders.
  private(set) var candidates: [String]

  /// How many names are told.
  private static let mostCandidates = 12

  /// Looks into the folder of what was typed; hidden names fit only where a dot was typed.
  init(of typed: String, home: String?) {
    path = typed
    candidates = []
    let cut = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, start) = (String(typed[..<cut]), String(typed[cut...]))
    if start == "~" {
      path = "~/"
      return
    }
    let place = folder.isEmpty ? "." : TypedPath(folder, home: home).text
    let names = Self.names(in: place, startingWith: start).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    candidates = Array(names.prefix(Self.mostCandidates))
    guard let first = names.first, let last = names.last else { return }
    // What the first and the last of them share, all between them do; by scalars, in whose order
    // they are, since an é may be one or two of them.
    var common = String.UnicodeScalarView()
    common += zip(first.unicodeScalars, last.unicodeScalars).prefix { $0 == $1 }.map(\.0)
    let shared = names.count == 1 ? first : String(common)
    if Self.name(shared, beginsWith: start) { path = folder + shared }
  }

  private static func names(in folder: String, startingWith start: String) -> [String] {
    var names: [String] = []
    for entry in (try? FilePath(folder).entries()) ?? [] {
      guard let name = String(validating: entry, as: UTF8.self),
        Self.name(name, beginsWith: start), start.hasPrefix(".") || !name.hasPrefix("."),
        // A name that would act on a terminal, or end the line, is not offered.
        !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { continue }
      names.append(isFolder(folder + "/" + name) ? name + "/" : name)
    }
    return names
  }

  /// Whether a name begins so, as it reads or as it is spelled: an e may still become an é.
  private static func name(_ name: String, beginsWith start: String) -> Bool {
    name.hasPrefix(start) || name.unicodeScalars.starts(with: start.unicodeScalars)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
