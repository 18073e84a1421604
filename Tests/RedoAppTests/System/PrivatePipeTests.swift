import Foundation
import Synchronization
import Testing

@testable import RedoApp

/// Pipes of the program's own.
struct PrivatePipeTests {
  @Test func `no other program inherits an end, and what is written is read`() throws {
    let pipe = try PrivatePipe()
    defer { for end in [pipe.start, pipe.end] { close(end) } }
    for end in [pipe.start, pipe.end] { #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
    var byte: UInt8 = 7
    let written = write(pipe.end, &byte, 1)
    byte = 0
    let count = read(pipe.start, &byte, 1)
    #expect(written == 1 && count == 1 && byte == 7)
  }

  @Test func `a program that is started while pipes are made inherits none of them`() throws {
    let made = Mutex((names: Set<String>(), isEnough: false))
    let maker = DispatchGroup()
    maker.enter()
    Thread.detachNewThread {
      defer { maker.leave() }
      while !made.withLock({ $0.isEnough }) {
        guard let pipe = try? PrivatePipe() else { continue }
        var status = stat()
        fstat(pipe.start, &status)
        for end in [pipe.start, pipe.end] { close(end) }
        let name = "pipe:[\(status.st_ino)]"
        made.withLock { _ = $0.names.insert(name) }
      }
    }
    defer { made.withLock { $0.isEnough = true } }
    var inherited: Set<String> = []
    for _ in 0..<60 {
      let child = try ChildProcess(["ls", "-l", "/proc/self/fd"].map { Array($0.utf8) })
      #expect(child.wait(until: .now + .seconds(20)) == .ended(.exited(0)))
      inherited.formUnion(
        String(decoding: child.output, as: UTF8.self).split { $0.isWhitespace }.map(String.init))
    }
    made.withLock { $0.isEnough = true }
    maker.wait()
    let names = made.withLock { $0.names }
    #expect(!names.isEmpty && names.isDisjoint(with: inherited))
  }
}
