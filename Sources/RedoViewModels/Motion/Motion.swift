/// How much on screen moves by itself, by the word of the config (`motion = reduced`).
public enum Motion: String, CaseIterable, Sendable {
  /// Rain falls at the start, and while nobody presses a key.
  case full
  /// A still rain fades once at the start; nothing falls.
  case reduced
  /// Nothing moves.
  case none
}
