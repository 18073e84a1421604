/// A number in figures three rows high, drawn with lines.
public struct BigNumber: Hashable, Sendable {
  /// The rows that a number takes.
  public static let rows = 3

  /// The number, 0 or more.
  public let value: Int

  /// A number; one below 0 counts as 0.
  public init(_ value: Int) {
    self.value = max(0, value)
  }

  /// The columns that the number takes.
  public var columns: Int { String(value).utf8.count * 4 - 1 }

  /// Draws the number from its upper left corner.
  public func draw(
    on canvas: inout Canvas, at point: Point, as role: Role, emphasis: Emphasis = []
  ) {
    let figures = canvas.glyphs == .unicode ? Self.lines : Self.ascii
    for (place, byte) in String(value).utf8.enumerated() {
      let figure = figures[Int(byte & 15)]
      for (row, text) in figure.enumerated() {
        canvas.write(
          text, at: Point(row: point.row + row, column: point.column + place * 4), as: role,
          emphasis: emphasis)
      }
    }
  }

  /// The figures 0 … 9 in heavy lines.
  private static let lines = [
    ["┏━┓", "┃ ┃", "┗━┛"], ["╺┓ ", " ┃ ", "╺┻╸"], ["╺━┓", "┏━┛", "┗━╸"], ["╺━┓", "╺━┫", "╺━┛"],
    ["╻ ╻", "┗━┫", "  ╹"], ["┏━╸", "┗━┓", "╺━┛"], ["┏━╸", "┣━┓", "┗━┛"], ["╺━┓", "  ┃", "  ╹"],
    ["┏━┓", "┣━┫", "┗━┛"], ["┏━┓", "┗━┫", "╺━┛"],
  ]

  /// The figures 0 … 9 in strokes of ASCII.
  private static let ascii = [
    [" _ ", "| |", "|_|"], ["   ", " | ", " | "], [" _ ", " _|", "|_ "], [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"], [" _ ", "|_ ", " _|"], [" _ ", "|_ ", "|_|"], [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"], [" _ ", "|_|", " _|"],
  ]
}
