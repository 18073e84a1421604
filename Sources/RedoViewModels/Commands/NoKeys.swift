/// No keys at all, as where there is no keyboard to speak of.
public struct NoKeys: KeyNames {
  /// Names no key.
  public init() {}

  /// No key, whatever the command.
  public func label(of command: Command, in context: KeyContext) -> String? { nil }
}
