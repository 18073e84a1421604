@testable internal import RedoTerminal

/// Text of any content → cells that hold nothing to fear, and whose widths add up.
struct TextTarget {
  func take(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    var columns = 0
    for glyph in Glyphs(text) {
      check(glyph)
      columns += glyph.columns
    }
    precondition(TextWidth.columns(of: text) == columns, "a text has two widths")
    precondition((columns == 0) == input.isEmpty, "a text is there and cannot be seen")
    let safe = TextSanitizer.sanitized(text)
    precondition(!safe.unicodeScalars.contains { isControl($0) }, "a control passed")
    precondition(Array(Glyphs(safe)) == Array(Glyphs(text)), "what is safe was made safer")
    precondition(
      TextWidth.clusters(of: text).joined().utf8.elementsEqual(text.utf8), "a cluster was lost")

    let room = Int(input.last ?? 0) % 40
    check(TextWidth.prefix(of: text, columns: room), fits: room)
    for line in TextWrap.lines(of: text, columns: room) { check(line, fits: room) }
    for glyphs in GlyphSet.allCases { draw(text, columns: room, glyphs) }
    edit(text)
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  private func check(_ glyph: Glyph) {
    precondition(glyph.columns == 1 || glyph.columns == 2, "a glyph has no width")
    precondition(!glyph.text.unicodeScalars.contains { isControl($0) }, "a cell holds a control")
    precondition(glyph.text.unicodeScalars.count <= 17, "a glyph stacks marks without end")
    let pieces = glyph.pieces
    let sum = pieces.reduce(0) { $0 + $1.columns }
    precondition(sum == glyph.columns, "the pieces of a glyph do not fill it")
    for piece in pieces {
      precondition((1...5).contains(piece.scalars.count), "a piece is empty or endless")
      precondition(!piece.scalars.contains { isControl($0) }, "a piece holds a control")
    }
  }

  private func check(_ text: String, fits columns: Int) {
    precondition(TextWidth.columns(of: text) <= columns, "a text is wider than its room")
  }

  private func draw(_ text: String, columns: Int, _ glyphs: GlyphSet) {
    var canvas = Canvas(size: Size(columns: columns, rows: 1), glyphs: glyphs)
    for overflow in [Overflow.cut, .ellipsis] {
      let taken = canvas.write(text, at: .zero, as: .text, overflow: overflow)
      precondition((0...columns).contains(taken), "more was drawn than there is room for")
      var end = 0
      for (column, cell) in canvas.row(0).enumerated() {
        if column < end {
          precondition(cell.glyph == .continuation, "a wide glyph is covered by another")
        } else {
          check(cell.glyph)
          end = column + cell.glyph.columns
        }
      }
      precondition(end == columns, "a wide glyph hangs over the edge")
    }
  }

  /// Types the text, walks over it and takes it away again.
  private func edit(_ text: String) {
    var field = TextField()
    field.insert(text)
    field.moveWordLeft()
    field.insert("a")
    field.removeWordBefore()
    field.moveWordRight()
    field.removeToStart()
    field.removeToEnd()
    precondition(field.isEmpty && field.cursor == 0, "a field keeps what was taken away")
    let isBack = field.putBack()
    precondition(isBack && !field.isEmpty, "what was taken away is lost")
  }
}
