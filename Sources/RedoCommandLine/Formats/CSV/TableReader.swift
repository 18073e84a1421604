internal import RedoIntents
internal import RedoProtocol

/// Reads a table (RFC 4180) whose first row names the columns.
enum TableReader: TaskReader {
  static func read(_ bytes: [UInt8], in dates: DateContext) -> ImportReading {
    var reading = ImportReading()
    var rows = TableText(bytes).rows[...]
    guard let heading = rows.popFirst() else { return reading }
    let names = heading.fields.map { $0.lowercased().filter { !$0.isWhitespace } }
    guard names.contains("title") else {
      reading.refuse("line 1", "the heading names no column title")
      return reading
    }
    var counter = TextLines.Counter()
    for row in rows where row.fields != [""] {
      guard row.fields.count == names.count else {
        reading.refuse(
          "line \(row.line)", "it has \(row.fields.count) fields, the heading \(names.count)")
        continue
      }
      var values: [String: String] = [:]
      for (name, field) in zip(names, row.fields) { values[name] = field }
      let entry = TableRow(names: names, values: values)
      reading.take(entry.task(in: dates, &counter, &reading), at: "line \(row.line)")
    }
    return reading
  }
}
