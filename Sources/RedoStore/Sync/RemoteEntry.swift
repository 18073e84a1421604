internal import RedoProtocol

/// A remote that this data directory syncs with.
public struct RemoteEntry: Hashable, Sendable {
  /// What kind of place it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A plain folder.
    case folder
    /// Google's Firestore.
    case firestore
  }

  /// What the files kept about it are called after: 16 hex digits, drawn when it was added.
  public let id: String
  /// What kind of place it is.
  public let kind: Kind
  /// What the user calls it.
  public let name: String
  /// Where it is: a path, or a project.
  public let address: String
  /// Whether nodes are sealed there with a key that is kept here.
  public let isSealed: Bool

  /// How many letters, digits and hyphens a name may have that somebody gives.
  public static let nameLengths = 1...40

  /// Creates an entry.
  public init(id: String, kind: Kind, name: String, address: String, isSealed: Bool = false) {
    self.id = id
    self.kind = kind
    self.name = name
    self.address = address
    self.isSealed = isSealed
  }

  /// The line for it in ``RemoteListFile``.
  var line: String {
    "\(id) \(kind.rawValue) \(name) \(isSealed ? "sealed" : "open") \(address)\n"
  }

  /// Reads such a line; nil where it is none.
  init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 4)
    guard parts.count == 5, let kind = Kind(rawValue: String(parts[1])),
      parts[0].utf8.count == 16, parts[0].utf8.allSatisfy({ Hex.value(of: $0) != nil }),
      ["sealed", "open"].contains(parts[3])
    else { return nil }
    self.init(
      id: String(parts[0]), kind: kind, name: String(parts[2]), address: String(parts[4]),
      isSealed: parts[3] == "sealed")
  }
}
