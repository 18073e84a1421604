import RedoTerminal
import RedoTestSupport

extension ScreenScript {
  /// A session in which the task that went apart is selected, behind the keys pressed then.
  static func forked(
    _ keys: String = "", columns: Int = 120, rows: Int = 40
  ) throws -> ScreenScript {
    var script = ScreenScript(try .forked(), size: Size(columns: columns, rows: rows))
    try script.press("/renew<Enter>" + keys)
    return script
  }
}
