/// The outside screen and keyboard.
///
/// The product has one made of ncurses, tests have one made of a script; nothing else knows which.
@MainActor public protocol Terminal: AnyObject {
  /// The room there is now.
  var size: Size { get }
  /// Which glyphs it shows.
  var glyphs: GlyphSet { get }
  /// What becomes of a text for the clipboard.
  var clipboard: Clipboard { get }
  /// A descriptor for `poll(2)`: readable whenever `nextEvent()` may have something.
  var inputDescriptor: Int32 { get }

  /// The next event, nil when none waits.
  ///
  /// Call it until it returns nil before polling again. It does not block, except that a lone escape
  /// byte waits up to 25 ms for the rest of a sequence.
  func nextEvent() -> InputEvent?

  /// Shows a canvas; only what changed since the last one is sent.
  func present(_ canvas: Canvas, theme: Theme)

  /// Gives the terminal back for a while, as for an editor.
  func suspend()

  /// Takes the terminal again after `suspend()`; the next canvas is drawn whole.
  func resume()

  /// Stops the program as Ctrl-Z does, and returns once it was continued.
  func stop()

  /// Gives the terminal back for good, as it was found. Doing so twice is harmless.
  func restore()

  /// Sends a text for the clipboard, unless that is absent.
  func copy(_ text: String)

  /// Rings the bell.
  func ring()
}
