/// No keys at all, as where there is no keyboard to speak of.
public struct NoKeys: KeyNames {
  /// Names none.
  public init() {}

  /// None.
  public func label(of command: Command, in context: KeyContext) -> String? { nil }
}
