import Foundation
import RedoTestSupport
import Testing

/// The screens line by line behind a connection that may go.
@Suite(.waits) struct HangUpTests {
  private let program = Program()

  @Test func `a hang-up that is ignored, as under nohup, does not end the screens line by line`()
    throws
  {
    let outcome = try program.shell(
      """
      mkdir -p "\(program.folder.path)"; cd "\(program.folder.path)"; mkfifo lines; trap '' HUP
      "$redo" --linear < lines > said & process=$!
      exec 3> lines
      until [ -s said ]; do kill -0 $process || exit 1; sleep 0.1; done
      kill -HUP $process
      printf 'a Call Ana\\nq\\n' >&3
      wait $process
      """)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try program.titles() == ["Call Ana"])
  }
}
