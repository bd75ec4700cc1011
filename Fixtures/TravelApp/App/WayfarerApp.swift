import SwiftUI

@main
struct WayfarerApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootTabs()
        .environmentObject(session)
        .tint(.brand)
    }
  }
}

/// The three places of the app, one tab each.
struct RootTabs: View {
  @State private var isOffline = false

  var body: some View {
    TabView {
      ExploreView().tabItem { Label("Explore", systemImage: "safari") }
      TripsTab().tabItem { Label("Trips", systemImage: "airplane") }
      ProfileView().tabItem { Label("Profile", systemImage: "person") }
    }
    .accentColor(.orange)  // expect: palette-color
    .toolbarBackground(.ultraThinMaterial, for: .tabBar)
    .overlay(alignment: .top) {
      if isOffline {
        Text("You are offline")
          .font(.footnote.weight(.semibold))  // expect: text-style
          .foregroundStyle(Color.white)  // expect: palette-color #FFFFFFFF
          .frame(maxWidth: .infinity, minHeight: 32)  // expect: raw-height 32
          .background(Color(red: 0.62, green: 0.11, blue: 0.14))  // expect: raw-color #9E1C24FF
          .transition(.opacity)
      }
    }
    .animation(.easeInOut(duration: 0.25), value: isOffline)
  }
}

/// The trips are still a UIKit screen.
struct TripsTab: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: TripListViewController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
