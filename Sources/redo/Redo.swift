@main
struct Redo {
  static func main() {}
}
