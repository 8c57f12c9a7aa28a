import HTTPTypes
import Hummingbird
import WebServing
import Wording

/// Stands before every route: only requests to this server by its own name, from its own pages, with the headers that
/// keep a browser from doing what no page of ours wants.
struct SafetyMiddleware: RouterMiddleware {
  let hosts: HostNames
  let sessions: Sessions
  let devices: JoinedDevices
  let pages: PageRenderer
  /// Where the requests come in.
  let entrance: Entrance
  let uploads: UploadSlots
  /// What is at the names that this computer's programs share; nothing without it.
  var threshold: Threshold?

  /// Bytes of the body of a request to a route that takes a file, which is sent in Base64.
  static let largestFile = GuideUpload.largestFile / 3 * 4 + 65_536
  private static let takesFiles: Set<String> = ["/api/guides", "/api/guides/check"]

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let isShared = threshold != nil && hosts.isShared(request.head.authority)
    guard isShared || hosts.contains(request.head.authority), Self.namesOneHost(request) else {
      return Self.secured(
        Response(status: .misdirectedRequest, body: Self.text("this name is not Leitfaden's\n")))
    }
    var context = context
    if isShared, let threshold { return await answer(to: request, at: threshold, context, next) }
    let cookies = Cookies(request.headers[.cookie])
    context.entrance = entrance
    context.visitor = cookies[sessions.cookieName(at: entrance)].flatMap {
      sessions.visitor($0, at: entrance)
    }
    if let visitor = context.visitor { devices.touch(visitor) }
    context.preferences = Preferences(
      cookie: cookies[Preferences.cookieName], languages: request.headers[.acceptLanguage])
    var response: Response
    if let refusal = refusal(of: request, context) {
      response = refusal.response(in: context.preferences.language)
    } else {
      do {
        response =
          Self.sendsFile(request)
          ? try await uploads.use { try await next(request, context) } : try await next(request, context)
      } catch let error as HTTPError where error.status == .notFound && Self.isLost(request, context) {
        response = Response.redirect(to: RespondRoutes.path)
      } catch {
        response = answer(to: request, WebError(explaining: error), context)
      }
    }
    // what a HEAD request is answered has no body, or the next answer on the connection would begin with it
    return Self.secured(request.method == .head ? response.createHeadResponse() : response)
  }

  /// The same at a name that is not Leitfaden's alone: no cookie is read.
  private func answer(
    to request: Request, at threshold: Threshold, _ context: WebContext,
    _ next: (Request, WebContext) async throws -> Response
  ) async -> Response {
    var context = context
    context.preferences = Preferences(cookie: nil, languages: request.headers[.acceptLanguage])
    let response: Response
    do {
      response = try await threshold.answer(request, context, next)
    } catch {
      response = answer(to: request, WebError(explaining: error), context)
    }
    return Self.secured(request.method == .head ? response.createHeadResponse() : response)
  }

  /// Whether the request says once whom it is for: two names, or one in its first line beside that of its header, are read by
  /// each program in its own way.
  private static func namesOneHost(_ request: Request) -> Bool {
    // the first one became the authority
    request.headers[named: "Host"] == nil && request.head.path?.hasPrefix("/") == true
  }

  /// What went wrong: as a page for somebody who reads, else as JSON.
  private func answer(to request: Request, _ error: WebError, _ context: WebContext) -> Response {
    let language = context.preferences.language
    let wantsPage =
      request.method == .get && !request.uri.path.hasPrefix("/api/")
      && request.headers[.accept]?.contains("text/html") == true
    guard wantsPage,
      let page = try? pages.render("error", status: error.status, ErrorPage(error, language), context)
    else { return error.response(in: language) }
    return page
  }

  /// Whether the body is a file as it is, which goes to the disk.
  private static func sendsFile(_ request: Request) -> Bool {
    let path = request.uri.path
    return (request.method == .post || request.method == .put)
      && (AnswerFileRoutes.takesFiles(path) || GuideMediaUpload.takesFiles(path)
        || BundleUpload.takesFiles(path))
      && request.headers[.contentType]?.lowercased().hasPrefix("application/octet-stream") == true
  }

  /// A change must come from a page of ours, as JSON, with the token only that page knows.
  private func refusal(of request: Request, _ context: WebContext) -> WebError? {
    switch request.method {
    case .get, .head: return nil
    case .post, .put, .delete: break
    default: return WebError(status: .methodNotAllowed, "method", "this cannot be done here")
    }
    let site = request.headers[named: "Sec-Fetch-Site"]
    guard hosts.isOwn(origin: request.headers[.origin]), site == nil || site == "same-origin" else {
      return WebError(status: .forbidden, "origin", "changes are taken from Leitfaden's own pages only")
    }
    // like JSON, bytes of no kind are nothing that a form of another page could send
    let type = request.headers[.contentType]?.lowercased() ?? ""
    let isFile = Self.sendsFile(request)
    guard isFile || type.hasPrefix("application/json") else {
      return WebError(status: .unsupportedMediaType, "type", "changes are sent as JSON, files as bytes")
    }
    let largest =
      isFile
      ? Int(BundleUpload.takesFiles(request.uri.path) ? BundleUpload.largest : AnswerFiles.largest)
      : Self.takesFiles.contains(request.uri.path) ? Self.largestFile : Limits.body
    if let length = request.headers[.contentLength].flatMap(Int.init), length > largest {
      return WebError(status: .contentTooLarge, "size", "this is too large to be sent at once")
    }
    // who comes in with a token or a code has no page of ours yet
    if [SessionRoutes.path, PairRoutes.requestPath].contains(request.uri.path) { return nil }
    guard let visitor = context.visitor else { return WebError.stranger }
    guard Secret.equal(request.headers[named: Self.tokenHeader] ?? "", visitor.changeToken) else {
      return WebError(status: .forbidden, "token", "this page is out of date; load it again")
    }
    return nil
  }

  /// Whether a respondent went to a page that does not exist: there is only one for them.
  private static func isLost(_ request: Request, _ context: WebContext) -> Bool {
    guard case .respondent = context.visitor?.role else { return false }
    return request.method == .get && request.headers[.accept]?.contains("text/html") == true
  }

  static let tokenHeader = "X-Leitfaden"
  /// Tells an open page whether the program that answers is the one that it came from; it opens nothing.
  static let startHeader = "X-Leitfaden-Start"
  /// Another text at each start of the program.
  static let start = Secret.token()

  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; \
    connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'
    """

  private static func secured(_ response: Response) -> Response {
    var response = response
    var headers = response.headers
    if headers[.contentSecurityPolicy] == nil { headers[.contentSecurityPolicy] = policy }
    headers[.xContentTypeOptions] = "nosniff"
    headers[named: "Referrer-Policy"] = "no-referrer"
    headers[named: "Cross-Origin-Opener-Policy"] = "same-origin"
    headers[named: "Cross-Origin-Resource-Policy"] = "same-origin"
    headers[named: startHeader] = start
    if headers[named: permissions] == nil {
      headers[named: permissions] = "microphone=(), camera=(), geolocation=()"
    }
    if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    response.headers = headers
    return response
  }

  private static let permissions = "Permissions-Policy"

  /// The answer of a page that asks where the device is, when somebody touches the button for it.
  static func mayLocate(_ response: Response) -> Response {
    var response = response
    response.headers[named: permissions] = "microphone=(), camera=(), geolocation=(self)"
    return response
  }

  private static func text(_ words: String) -> ResponseBody {
    ResponseBody(byteBuffer: ByteBuffer(string: words))
  }
}
