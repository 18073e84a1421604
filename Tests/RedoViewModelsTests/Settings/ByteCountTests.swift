import Testing

@testable import RedoViewModels

struct ByteCountTests {
  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1.0 kB"), (1_449, "1.4 kB"),
    (1_450, "1.5 kB"), (9_949, "9.9 kB"), (9_950, "10 kB"), (14_270, "14 kB"),
    (999_499, "999 kB"), (999_500, "1.0 MB"), (14_270_000, "14 MB"), (999_500_000, "1.0 GB"),
    (1_500_000_000_000, "1500 GB"), (Int.max, "9223372036 GB"),
  ])
  func `traffic is told in two digits or three`(bytes: Int, text: String) {
    #expect(ByteCount.text(bytes) == text)
  }
}
