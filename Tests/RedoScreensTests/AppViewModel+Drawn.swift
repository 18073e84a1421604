import RedoScreens
import RedoTerminal
import RedoViewModels

extension AppViewModel {
  /// The view model on a canvas of its size.
  func drawn(_ glyphs: GlyphSet = .unicode) -> Canvas {
    var canvas = Canvas(size: size, glyphs: glyphs)
    RootScreen().render(self, onto: &canvas)
    return canvas
  }
}
