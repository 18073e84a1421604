/// The themes that ship with Redo, embedded in the binary.
public enum Themes {
  /// The name of the theme that is used unless the config names another.
  public static let standard = "matrix"

  /// The names of the shipped themes, the standard one first.
  public static let names = [standard, "amber", "daylight", "high-contrast", "mono"]

  /// The bytes of the standard theme's file.
  public static var matrix: [UInt8] { PackageResources.matrix_theme }

  /// The bytes of a shipped theme's file; nil for a name that is none of ``names``.
  public static func bytes(of name: String) -> [UInt8]? {
    switch name {
    case standard: matrix
    case "amber": PackageResources.amber_theme
    case "daylight": PackageResources.daylight_theme
    case "high-contrast": PackageResources.high_contrast_theme
    case "mono": PackageResources.mono_theme
    default: nil
    }
  }
}
