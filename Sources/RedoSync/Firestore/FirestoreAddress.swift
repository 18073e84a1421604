internal import RedoProtocol

/// Where a Firestore database answers.
public struct FirestoreAddress: Hashable, Sendable {
  /// The Google Cloud project.
  public let project: String
  /// The emulator (`FIRESTORE_EMULATOR_HOST`); nil for Google's own servers.
  public let emulator: EmulatorHost?

  /// Names a project's default database; nil where the project's name cannot be one.
  public init?(project: String, emulator: EmulatorHost? = nil) {
    let isName = project.utf8.allSatisfy {
      $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
    }
    guard isName, (4...40).contains(project.utf8.count) else { return nil }
    self.project = project
    self.emulator = emulator
  }

  /// The name of the database's documents, as their own names begin.
  var root: String { "projects/\(project)/databases/(default)/documents" }

  /// The address of a call on all documents, such as `commit`.
  func url(_ call: String) -> String { base + "/" + root + ":" + call }

  /// The address of one document.
  func url(ofDocument path: String) -> String { base + "/" + root + "/" + path }

  private var base: String {
    emulator.map { "http://\($0.text)/v1" } ?? "https://firestore.googleapis.com/v1"
  }

  /// Whether plain `http` is spoken.
  var isPlain: Bool { emulator != nil }
}
