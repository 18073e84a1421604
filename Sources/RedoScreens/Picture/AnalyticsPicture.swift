internal import RedoTasks
public import RedoTerminal
public import RedoViewModels

/// The analytics as a picture to keep or to show: numbers, the year, the trend and the burn-up.
public struct AnalyticsPicture: Sendable {
  private let content: AnalyticsContent
  private let name: String
  private let date: String

  static let width = 960.0
  static let margin = 24.0

  /// A picture of some content.
  ///
  /// - Parameters:
  ///   - content: What there is to show.
  ///   - name: Whose work it is; empty where that is not said.
  ///   - date: The day of the numbers, as it is to be read.
  public init(_ content: AnalyticsContent, name: String, date: String) {
    self.content = content
    self.name = name
    self.date = date
  }

  /// The picture as an SVG document in a theme's colours.
  public func svg(in theme: Theme) -> [UInt8] {
    let (width, margin) = (Self.width, Self.margin)
    let inner = width - 2 * margin
    let heat = VectorBox(x: margin, y: 172, width: inner, height: 178)
    let half = (inner - 16) / 2
    let trend = VectorBox(x: margin, y: heat.endY + 16, width: half, height: 250)
    let burnUp = VectorBox(x: trend.endX + 16, y: trend.y, width: half, height: trend.height)
    var drawing = VectorDrawing(
      width: Int(width), height: Int(trend.endY + margin), in: theme)
    drawHead(on: &drawing)
    drawCards(in: VectorBox(x: margin, y: 72, width: inner, height: 84), on: &drawing)
    HeatPicture(field: content.heat).draw(in: heat, on: &drawing)
    PlotPicture(title: "Trend", content: content.trend).draw(in: trend, on: &drawing)
    PlotPicture(title: "Burn-up", content: content.burnUp).draw(in: burnUp, on: &drawing)
    return drawing.document(title: title)
  }

  private var title: String {
    "How work goes" + (name.isEmpty ? "" : ", " + name) + ", " + date
  }

  private func drawHead(on drawing: inout VectorDrawing) {
    drawing.write("REDO", x: Self.margin, y: 48, .neonBright, size: 24, isBold: true)
    let words = "How work goes" + (name.isEmpty ? "" : " · " + Self.short(name))
    drawing.write(words, x: Self.margin + 76, y: 48, .heading, size: 14)
    drawing.write(
      date, x: Self.width - Self.margin, y: 48, .secondary, size: 14, anchor: .end)
  }

  /// A name as far as there is room for it.
  private static func short(_ name: String) -> String {
    let room = 60
    guard TextWidth.columns(of: name) > room else { return name }
    return TextWidth.prefix(of: name, columns: room - 1) + "…"
  }

  private func drawCards(in box: VectorBox, on drawing: inout VectorDrawing) {
    let gap = 12.0
    let count = Double(max(1, content.cards.count))
    let width = (box.width - gap * (count - 1)) / count
    for (place, card) in content.cards.enumerated() {
      let x = box.x + Double(place) * (width + gap)
      drawing.pane(VectorBox(x: x, y: box.y, width: width, height: box.height))
      drawing.write(card.statistic.name, x: x + 12, y: box.y + 20, .heading, size: 11)
      drawing.write(
        "\(card.value)", x: x + 12, y: box.y + 50, card.role, size: 26, isBold: true)
      drawing.write(card.note, x: x + 12, y: box.y + 70, .secondary, size: 11)
    }
  }
}
