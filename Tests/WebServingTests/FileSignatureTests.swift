import Testing

@testable import WebServing

@Suite struct FileSignatureTests {
  @Test func `A file is what its first bytes say, and a container what was asked for`() {
    func type(_ bytes: [UInt8], _ wanted: String = "") -> String {
      FileSignature.mediaType(of: bytes, wanted: wanted)
    }
    #expect(type([0xff, 0xd8, 0xff, 0xe0]) == "image/jpeg")
    #expect(type(Array("RIFF....WAVEfmt ".utf8)) == "audio/wav")
    #expect(type([0, 0, 0, 24] + Array("ftypisom".utf8), "audio") == "audio/mp4")
    #expect(type([0, 0, 0, 24] + Array("ftypheic".utf8)) == "image/heic")
    #expect(type([0x1a, 0x45, 0xdf, 0xa3], "video") == "video/webm")
    #expect(type(Array("<html><script>".utf8), "image") == "application/octet-stream")
    #expect(type([]) == "application/octet-stream")
  }

  @Test func `Only what browsers show is given to them from a guide's folder`() {
    #expect(MediaKind.mediaType(path: "media/map.PNG") == "image/png")
    #expect(MediaKind(path: "a/clip.wav") == .sound && MediaKind(path: "a/way.webm") == .film)
    #expect(MediaKind.mediaType(path: "page.html") == nil && MediaKind.mediaType(path: "png") == nil)
  }
}
