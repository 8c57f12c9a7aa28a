"""Opening pages of the app as somebody who was let in, and listening to what they complain of."""
import contextlib
import re

import chromium
from chromium import TABLET


class Pages:
    """Opens pages of one app; `noise` is what they wrote on the console or asked of other computers.

        open_page = Pages(browser, app)
        page = open_page("/settings", PHONE, language="de")
    """

    def __init__(self, browser, app, at_cable=None):
        """`at_cable()`: the browser whose pages go through a cable, for those who have one."""
        self.browser, self.app, self.at_cable, self.opened, self.noise = browser, app, at_cable, [], []

    def __call__(self, path="/", device=TABLET, *, through=None, same_browser=None, language="en", theme="auto",
                 text=100, quiet=(), enter=True, **more):
        """A page at `path`.

        `through`: a cable. `same_browser`: another page whose cookies this one shares. `quiet`: parts of console
        messages that are expected. `enter`: whether it is let in. `more`: options of Playwright's context, such as
        `color_scheme`.
        """
        origin = (through or self.app).origin
        if same_browser is None:
            browser = self.at_cable() if through else self.browser
            context = browser.new_context(**{**device, **more})
            chromium.view(context, origin, language, theme, text)
            self.opened.append(context)
        else:
            context = same_browser.context
        page = context.new_page()
        page.set_default_timeout(30_000)
        if same_browser is None and enter:
            # quicker than the page that spends the token, which has tests of its own
            name, _, value = self.app.interviewer().cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": origin, "httpOnly": True, "sameSite": "Strict"}])
        self._listen(page, quiet)
        page.goto(origin + path)
        return page

    def close(self):
        for context in self.opened:
            context.close()
        self.opened.clear()

    def photograph(self, folder, name):
        """Leaves a picture of each page in a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(page for context in self.opened for page in context.pages):
            with contextlib.suppress(Exception):  # a page that crashed must not hide why a test failed
                page.screenshot(path=folder / f"{name}-{number}.png", timeout=10_000)

    def _listen(self, page, quiet):
        hosts = "|".join(re.escape(host) for host in (self.app.host, "127.0.0.1", "127.0.0.3", "localhost"))
        own = re.compile(rf"(https?://({hosts}):{self.app.port}/|data:|blob:)")

        def complain(text):
            if not any(part in text for part in quiet):
                self.noise.append(f"{page.url}: {text}")

        page.on("console", lambda message: message.type == "error" and complain(message.text))
        page.on("pageerror", lambda error: complain(str(error)))
        page.on("request", lambda request: own.match(request.url) or self.noise.append(f"asked for {request.url}"))
