"""Debian's Chromium without a screen, and the devices that interviewers carry."""
import os

from cable import ADDRESS

PROGRAM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",  # tests may run as root in a container
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",  # the same widths of letters on every machine
    "--force-color-profile=srgb",
    "--autoplay-policy=user-gesture-required",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    # 127.0.0.3 is the network (lan.py), and no other name is anywhere
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.3",
]
# in a browser at the end of a cable, this computer is there
CABLE = f"--host-resolver-rules=MAP localhost {ADDRESS}, MAP *.localhost {ADDRESS}, MAP * ~NOTFOUND"
TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1,
          "locale": "en-GB"}
PHONE = {**TABLET, "viewport": {"width": 390, "height": 844}}
LAPTOP = {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1, "locale": "en-GB"}


def launch(playwright, *flags):
    """Starts the browser; of two flags that set the same the last one counts."""
    return playwright.chromium.launch(executable_path=PROGRAM, args=[*FLAGS, *flags])


def view(page_or_context, origin, language="en", theme="auto", text=100):
    """Chooses language, theme and text size as the settings page does: by the cookie of this browser."""
    context = getattr(page_or_context, "context", page_or_context)
    context.add_cookies([{"name": "leitfaden-view", "value": f"{language}.{theme}.{text}", "url": origin}])


class Touch:
    """Fingers, through the browser's own protocol, so that its rules for touches apply."""

    def __init__(self, page):
        self._page, self._line = page, page.context.new_cdp_session(page)

    def swipe(self, start, end, steps=8):
        """Moves one finger from `start` to `end`, both (x, y)."""
        self._send("touchStart", start)
        for step in range(1, steps + 1):
            self._send("touchMove", [a + (b - a) * step / steps for a, b in zip(start, end)])
            self._page.wait_for_timeout(16)
        self._send("touchEnd")

    def draw(self, points):
        """Moves one finger through all points."""
        self._send("touchStart", points[0])
        for point in points[1:]:
            self._send("touchMove", point)
            self._page.wait_for_timeout(8)
        self._send("touchEnd")

    def _send(self, kind, point=None):
        points = [] if point is None else [{"x": point[0], "y": point[1]}]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
