/// The themes that ship with Redo, embedded in the binary.
public enum Themes {
  /// The bytes of `matrix.theme`, the default.
  public static var matrix: [UInt8] { PackageResources.matrix_theme }
}
