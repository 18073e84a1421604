internal import RedoTasks
internal import RedoTerminal

/// The heading of a part of a list: its name, a rule, and how much there is of it where that is told.
struct HeadingLine {
  let name: String
  var role = Role.heading
  var amount: String?

  func render(onto canvas: inout Canvas) {
    let start = Point(row: 0, column: 2)
    let used = canvas.write(name, at: start, as: role, emphasis: .bold)
    var end = canvas.size.columns - 1
    if let amount {
      end -= amount.utf8.count
      canvas.write(amount, at: Point(row: 0, column: end), as: .secondary)
      end -= 1
    }
    DottedRule.draw(
      from: Point(row: 0, column: start.column + used + 1), to: end, onto: &canvas)
  }
}

extension HeadingLine {
  /// The heading of a group of tasks.
  init(_ group: TaskGroup, count: Int) {
    self.init(
      name: group.name, role: group == .overdue ? .overdue : .heading, amount: String(count))
  }
}
