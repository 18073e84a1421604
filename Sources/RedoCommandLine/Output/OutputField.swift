/// A name and what it stands for, a line of an answer about one thing.
struct OutputField {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension CommandOutput {
  /// A success that prints fields, one a line: aligned on a terminal, else with a tab between.
  init(fields: [OutputField], in style: OutputStyle) {
    let width = fields.map { style.measure.columns($0.name) }.max() ?? 0
    self.init(
      lines: fields.map { field in
        let value = style.measure.sanitized(field.value)
        let name = style.measure.sanitized(field.name)
        guard style.isTerminal else { return name + "\t" + value }
        let padded = style.measure.padded(name, to: width)
        return style.palette.paint(padded, style.palette.faint) + "  " + value
      })
  }
}
