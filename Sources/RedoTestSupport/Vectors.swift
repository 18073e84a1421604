public import Foundation
public import Testing

/// Test data from elsewhere, read in place and never part of the repository.
///
/// It is looked for in `$REDO_VECTORS`, else in `../shared/vectors` beside the package. Suites that
/// need it are marked `.enabled(if: Vectors.arePresent, Vectors.absence)`.
public enum Vectors {
  /// The folder that holds the vectors, whether it exists or not.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["REDO_VECTORS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return package.deletingLastPathComponent().appendingPathComponent("shared/vectors")
  }()

  /// The folder of this package.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the vectors are on this machine.
  public static let arePresent = FileManager.default.fileExists(atPath: folder.path)

  /// What a skipped suite says.
  public static let absence: Comment =
    "no foreign test vectors here: set REDO_VECTORS to their folder to run this suite"

  /// The bytes of one vector file.
  public static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The text of one vector file.
  public static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The decoded JSON of one vector file.
  public static func json(of path: String) throws -> Any {
    try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent(path)), options: .fragmentsAllowed)
  }

  /// The names of the files in one vector folder, sorted.
  public static func files(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path
    ).sorted()
  }
}
