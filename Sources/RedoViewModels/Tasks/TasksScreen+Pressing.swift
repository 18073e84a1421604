internal import RedoTerminal

/// What a press on the panes selects; places are counted from the corner of the body.
extension TasksScreen {
  /// Gives the pane at a place the focus and selects the task there; says whether there is one.
  @discardableResult
  mutating func press(at point: Point, in world: ScreenWorld) -> Bool {
    let layout = layout(in: world.room)
    if layout.detail.contains(point) {
      moveFocus(to: .detail)
      refresh(world)
      selectPart(at: point, in: world)
      return false
    }
    guard layout.list.contains(point) else { return false }
    moveFocus(to: .list)
    let isTask = list.select(at: point, in: Frame.inside(layout.list))
    refresh(world)
    return isTask
  }

  /// Selects the step or the change at a place of the task's pane; says whether there is one.
  @discardableResult
  mutating func selectPart(at point: Point, in world: ScreenWorld) -> Bool {
    let inside = Frame.inside(layout(in: world.room).detail)
    let row = detail.top + point.row - inside.row
    guard inside.contains(point), detail.lines.indices.contains(row),
      let part = detail.lines[row].part
    else { return false }
    detail.selection = part
    return true
  }

  /// Shows the selected task on the row of a place, as far as the ends of the list let it.
  mutating func showSelection(at point: Point, in world: ScreenWorld) {
    list.showSelection(onRow: point.row - Frame.inside(layout(in: world.room).list).row)
  }
}
