import Testing
import Timeline

@testable import Sound

@Suite struct TimeMapTests {
  private var recording: TimeMap {
    var map = TimeMap(first: Frame(1000))
    _ = map.resume(at: 100)
    return map
  }

  @Test("before the start everything lies at the first frame, then frames count on")
  func start() {
    #expect(recording.frame(of: 0) == Frame(1000))
    #expect(recording.frame(of: 100) == Frame(1000))
    #expect(recording.frame(of: 350) == Frame(1250))
    #expect(recording.kept(0..<200) == [100..<200])
  }

  @Test("a pause stops the time line where it was touched")
  func pause() {
    var map = recording
    #expect(map.pause(at: 200) == Frame(1100))
    #expect(map.pause(at: 250) == Frame(1100))
    #expect(map.frame(of: 300) == Frame(1100))
    #expect(map.resume(at: 400) == Frame(1100))
    #expect(map.frame(of: 410) == Frame(1110))
    #expect(map.kept(150..<450) == [150..<200, 400..<450])
  }

  @Test("continuing before the planned pause keeps nothing twice")
  func crossed() {
    var map = recording
    _ = map.pause(at: 200)
    #expect(map.resume(at: 150) == Frame(1050))
    #expect(map.kept(100..<300) == [100..<200, 200..<300])
    #expect(map.frame(of: 300) == Frame(1200))
  }

  @Test("a filled loss keeps its length; touches in it go to the first sound after it")
  func filled() {
    var map = recording
    map.fill(200..<300)
    #expect(map.frame(of: 250) == Frame(1150))
    #expect(map.touch(250) == Frame(1200))
    #expect(map.touch(300) == Frame(1200))
    #expect(map.touch(199) == Frame(1099))
  }

  @Test("a long loss is taken out: the time line stands still")
  func cut() {
    var map = recording
    map.cut(200..<1200)
    #expect(map.frame(of: 200) == Frame(1100))
    #expect(map.frame(of: 700) == Frame(1100))
    #expect(map.frame(of: 1210) == Frame(1110))
    #expect(map.kept(150..<1250) == [150..<200, 1200..<1250])
  }

  @Test("a long loss over a pause takes out only what was wanted")
  func cutOverPause() {
    var map = recording
    _ = map.pause(at: 300)
    _ = map.resume(at: 500)
    map.cut(200..<600)
    #expect(map.frame(of: 400) == Frame(1100))
    #expect(map.frame(of: 610) == Frame(1110))
  }

  @Test("an interruption counts what was missed, without pauses in it")
  func interruption() {
    var map = recording
    map.interrupt(at: 200)
    #expect(map.isInterrupted)
    #expect(map.pause(at: 300) == Frame(1100))
    #expect(map.resume(at: 700) == Frame(1100))
    #expect(map.regain(at: 1000) == 400)
    #expect(map.frame(of: 1001) == Frame(1101))
  }

  @Test("an interruption before the start wants nothing and opens nothing")
  func beforeStart() {
    var map = TimeMap(first: .zero)
    map.interrupt(at: 50)
    #expect(map.regain(at: 500) == 0)
    #expect(map.runs.isEmpty)
  }
}
