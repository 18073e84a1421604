internal import RedoTerminal

/// Breaks pieces of text into rows between words; what follows the first row is indented.
public struct LineWrapper {
  private let columns: Int
  private let indent: Int
  private var lines: [DetailLine] = []
  private var spans: [DetailSpan] = []
  private var used = 0

  private init(columns: Int, indent: Int) {
    self.columns = max(4, columns)
    self.indent = indent < columns / 2 ? indent : 0
  }

  /// The rows that some pieces take.
  ///
  /// - Parameters:
  ///   - spans: The pieces, one after the other.
  ///   - columns: How wide a row may be, at least 4.
  ///   - indent: Blanks before every row but the first.
  /// - Returns: At least one row.
  public static func lines(
    of spans: [DetailSpan], columns: Int, indent: Int = 0
  ) -> [DetailLine] {
    var wrapper = LineWrapper(columns: columns, indent: indent)
    for span in spans { wrapper.take(span) }
    wrapper.endLine()
    return wrapper.lines
  }

  /// The rows that groups of pieces take, two blanks between them; a row breaks before a group, within
  /// one only where that is longer than a row, and then before a piece where one fits on a row.
  static func lines(ofWhole groups: [[DetailSpan]], columns: Int) -> [DetailLine] {
    var wrapper = LineWrapper(columns: columns, indent: 0)
    for group in groups where !group.isEmpty {
      let width = group.reduce(0) { $0 + $1.columns }
      if wrapper.used > 0, wrapper.used + 2 + width > columns {
        wrapper.breakLine()
      } else if wrapper.used > 0 {
        wrapper.append(DetailSpan("  ", .secondary), 2)
      }
      for span in group { wrapper.takeWhole(span) }
    }
    wrapper.endLine()
    return wrapper.lines
  }

  /// Takes a piece that is only broken where it is longer than a row; the blanks that part it from the
  /// one before stay behind.
  private mutating func takeWhole(_ span: DetailSpan) {
    guard case .text(let text) = span.content, used > 0, used + span.columns > columns else {
      take(span)
      return
    }
    let words = String(text.drop { $0 == " " })
    let piece = DetailSpan(words, span.role, span.emphasis, link: span.link)
    guard piece.columns <= columns else {
      take(span)
      return
    }
    breakLine()
    append(piece, piece.columns)
  }

  private mutating func take(_ span: DetailSpan) {
    guard case .text(let text) = span.content else {
      if used + span.columns > columns { breakLine() }
      append(span, span.columns)
      return
    }
    let width = TextWidth.columns(of: text, atMost: columns + 1)
    if used + width <= columns {
      append(span, width)
      return
    }
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { ($0 == " ") == (first == " ") }
      rest = rest[run.endIndex...]
      takeRun(
        DetailSpan(String(run), span.role, span.emphasis, link: span.link), isBlank: first == " ")
    }
  }

  private mutating func takeRun(_ run: DetailSpan, isBlank: Bool) {
    let width = run.columns
    if used + width <= columns {
      append(run, width)
    } else if isBlank {
      breakLine()
    } else if indent + width <= columns {
      breakLine()
      append(run, width)
    } else {
      takeGlyphs(of: run)
    }
  }

  /// A word that is longer than a row is cut wherever a row ends.
  private mutating func takeGlyphs(of run: DetailSpan) {
    guard case .text(let word) = run.content else { return }
    var piece = ""
    var width = 0
    for glyph in Glyphs(word) {
      if used + width + glyph.columns > columns {
        append(DetailSpan(piece, run.role, run.emphasis, link: run.link), width)
        breakLine()
        (piece, width) = ("", 0)
      }
      piece += glyph.text
      width += glyph.columns
    }
    append(DetailSpan(piece, run.role, run.emphasis, link: run.link), width)
  }

  /// Adds a piece of so many columns; each is measured once.
  private mutating func append(_ span: DetailSpan, _ width: Int) {
    guard width > 0 else { return }
    spans.append(span)
    used += width
  }

  private mutating func breakLine() {
    endLine()
    spans = indent > 0 ? [DetailSpan(String(repeating: " ", count: indent))] : []
    used = indent
  }

  private mutating func endLine() {
    lines.append(DetailLine(spans))
  }
}
