import Foundation
import RedoTestSupport

/// What a terminal understands, by its description.
struct KnownSequences {
  /// How many colours it has.
  let colors: Int
  /// Whether it is sent NULs that give an old line time.
  let hasPadding: Bool
  /// Whether it has a mouse, and so kinship to xterm: modes, links and a clipboard besides.
  let hasMouse: Bool
  private let capabilities: String
  private let finals: Set<String>
  private let modes: Set<String>

  /// Reads the description of a terminal; where it is not installed, that of its next of kin.
  init(of type: String) throws {
    var outcome = try Spawn.capture(["/usr/bin/infocmp", "-1", type])
    if outcome.status != 0 {
      outcome = try Spawn.capture(["/usr/bin/infocmp", "-1", "xterm-256color"])
    }
    hasPadding = outcome.output.contains("$<")
    capabilities = outcome.output
    let count = Self.matches(#/colors#(0x[0-9a-fA-F]+|[0-9]+)/#, in: outcome.output).first
    let named =
      count.flatMap { $0.hasPrefix("0x") ? Int($0.dropFirst(2), radix: 16) : Int($0) } ?? 0
    // The name is a promise.
    colors = type.hasSuffix("-direct") ? 1 << 24 : named
    hasMouse = outcome.output.contains("kmous=")
    // What is computed from parameters is a number in the end.
    let plain = outcome.output.replacing(#/%\?.*?%;/#, with: "")
      .replacing(#/%(?:p[1-9]|\{[0-9]+\}|'.'|[a-zA-Z+*\/&|^=<>!~-]|[0-9]*d)/#, with: "")
    finals = Set(Self.matches(#/\\E\[[?>]?[0-9;]*([A-Za-z@`])/#, in: plain))
    modes = Set(
      Self.matches(#/\\E\[\?([0-9;]+)[hl]/#, in: plain).flatMap { $0.split(separator: ";") }
        .map(String.init))
  }

  private static func matches(
    _ pattern: Regex<(Substring, Substring)>, in text: String
  ) -> [String] {
    text.matches(of: pattern).map { String($0.output.1) }
  }

  /// Whether the terminal understands a sequence, given without its escape byte.
  func contains(_ sequence: String) -> Bool {
    guard let first = sequence.first else { return false }
    switch first {
    case "[": return containsControl(sequence.dropFirst())
    case "]": return hasMouse
    case "(", ")", "*", "+": return capabilities.contains("\\E\(first)")
    default: return capabilities.contains("\\E\(first)")
    }
  }

  private func containsControl(_ body: Substring) -> Bool {
    guard let final = body.last.map(String.init) else { return false }
    let parameters = body.dropLast()
    if final == "m" {
      return parameters.split(separator: ";").allSatisfy(isKnownStyle) && depth(parameters)
    }
    if final == "p", parameters == "?2026$" { return hasMouse }
    if parameters.hasPrefix("?"), ["h", "l"].contains(final) {
      let extra: Set<String> =
        hasMouse ? ["1000", "1002", "1003", "1004", "1006", "2004", "2026"] : []
      return parameters.dropFirst().split(separator: ";")
        .allSatisfy { modes.contains(String($0)) || extra.contains(String($0)) }
    }
    return finals.contains(final)
  }

  /// Whether colours stay within what there is: no 24-bit colour where there are 256, and none
  /// where there is none.
  private func depth(_ parameters: Substring) -> Bool {
    if parameters.contains("38;2;") || parameters.contains("48;2;") { return colors >= 1 << 24 }
    if parameters.contains("38;5;") || parameters.contains("48;5;") { return colors >= 256 }
    return true
  }

  private func isKnownStyle(_ word: Substring) -> Bool {
    guard let number = Int(word) else { return false }
    return colors >= 8 || !(30...49).contains(number) && !(90...107).contains(number)
  }
}
