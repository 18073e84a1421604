/// Digital rain behind what is written: a function of a seed, a course and the number of a frame.
///
/// It falls only where five blanks or more stand side by side, so that no word is ever touched.
public struct Rain: Hashable, Sendable {
  /// How it falls.
  public enum Course: Hashable, Sendable {
    /// Every drop falls once, and then all is as it was.
    case once
    /// Drops fall without end.
    case endless
    /// Nothing falls: trails stand, and fade.
    case still
  }

  /// How it falls.
  let course: Course
  private let seed: UInt64

  /// The frames after which rain that falls once, or fades, is gone.
  public static let frames = 32

  /// Rain that is the same for the same seed.
  public init(_ course: Course, seed: UInt64) {
    self.course = course
    self.seed = seed
  }

  /// Draws a frame, counted from 0, over the blanks of a canvas.
  public func draw(frame: Int, on canvas: inout Canvas) {
    guard frame >= 0, course == .endless || frame < Self.frames else { return }
    let size = canvas.size
    for column in 0..<size.columns {
      let drop = Drop(column: column, rows: size.rows, seed: seed)
      guard drop.falls else { continue }
      let head = drop.head(at: frame, course)
      let end = max(0, min(head + 1, size.rows))
      for row in min(max(0, head - drop.length), end)..<end {
        draw(drop, row: row, head: head, frame: frame, on: &canvas)
      }
    }
  }

  private func draw(
    _ drop: Drop, row: Int, head: Int, frame: Int, on canvas: inout Canvas
  ) {
    let point = Point(row: row, column: drop.column)
    guard isOpen(point, in: canvas) else { return }
    let sign = Drop.mixed(drop.hash, UInt64(truncatingIfNeeded: row))
    if course == .still {
      guard Int((sign >> 32) % UInt64(Self.frames)) > frame else { return }
    }
    let behind = head - row
    let role: Role = behind == 0 && course != .still ? .rainHead : .rain
    canvas.put(
      RainGlyph.glyph(sign, canvas.glyphs), at: point, role,
      behind > drop.length * 2 / 3 ? .dim : [])
  }

  /// Whether a cell and two neighbours on either side are blank and lie on no surface of their own.
  private func isOpen(_ point: Point, in canvas: borrowing Canvas) -> Bool {
    (-2...2).allSatisfy { step in
      let column = point.column + step
      guard column >= 0, column < canvas.size.columns else { return true }
      let cell = canvas[Point(row: point.row, column: column)]
      let isQuiet = cell.ground == .background || cell.ground == .panel
      // What this rain has put beside it is no word.
      return (cell.glyph == .blank || cell.role == .rain || cell.role == .rainHead)
        && cell.emphasis.isDisjoint(with: [.underline, .reverse]) && isQuiet
    }
  }
}
