/// The program's version.
enum Version {
  /// The version, as semver.org counts them.
  static let text = "0.1.0"
}
