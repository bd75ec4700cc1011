import Combine

final class Session: ObservableObject {
  @Published var name = ""
  @Published var email = ""
  @Published var isLargeText = false
  @Published var destinations: [Destination] = []
}
