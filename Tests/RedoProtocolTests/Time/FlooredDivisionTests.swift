import RedoProtocol
import Testing

struct FlooredDivisionTests {
  @Test(
    arguments: [(7, 2, 3), (6, 3, 2), (0, 5, 0), (-1, 5, -1), (-5, 5, -1), (-6, 5, -2)]
      as [(Int64, Int64, Int64)])
  func `a quotient is rounded down, below zero too`(
    dividend: Int64, divisor: Int64, quotient: Int64
  ) {
    #expect(dividend.flooredDivision(by: divisor) == quotient)
  }
}
