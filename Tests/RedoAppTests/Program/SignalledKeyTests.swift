import Foundation
import RedoTestSupport
import Testing

/// Keys that come in pieces while a signal does.
@Suite(.waits) struct SignalledKeyTests {
  /// Types “helo”, then Left with a change of size between its bytes, then the letter that is missing.
  private static let typing = """
    import fcntl, os, pty, signal, struct, sys, termios, threading, time
    pid, terminal = pty.fork()
    if pid == 0: os.execv(sys.argv[1], sys.argv[1:])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    def read():
        try:
            while os.read(terminal, 65536): pass
        except OSError: pass
    threading.Thread(target=read).start()
    def type(text, pause=0.3):
        os.write(terminal, text)
        time.sleep(pause)
    time.sleep(1)
    log = os.path.join(os.environ["REDO_DATA_DIR"], "changes.jsonl")
    for _ in range(25):
        type(b"a")
        type(b"helo")
        type(b"\\x1b", 0.001)
        os.kill(pid, signal.SIGWINCH)
        time.sleep(0.001)
        type(b"[D")
        type(b"l")
        type(b"\\r")
        type(b"\\x1b")
        if b'"hello"' in open(log, "rb").read(): break
    type(b"q", 1)
    # Where keys were parted, something may lie over the list that takes this one too.
    os.kill(pid, signal.SIGTERM)
    """

  @Test func `a change of size between the bytes of a key does not part them`() throws {
    let program = Program(adding: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"])
    try program.run("add", "Seen")
    _ = try Spawn.capture(
      ["/usr/bin/env", "python3", "-c", Self.typing, Program.path],
      environment: program.environment)
    // A busy machine may part some by itself, after 25 ms; it does not part all of them.
    let titles = try program.tasks().compactMap { $0["title"] as? String }
    #expect(titles.contains("hello"), "\(titles)")
  }
}
