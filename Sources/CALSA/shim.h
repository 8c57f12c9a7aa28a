#pragma once
#include <alsa/asoundlib.h>

/// Receives libasound's messages and drops them.
static void leitfaden_discard_message(const char *file, int line, const char *function, int error,
                                      const char *format, ...) {
  (void)file; (void)line; (void)function; (void)error; (void)format;
}

/// Keeps libasound from writing to standard error at each failed open: the failure comes back as a number and
/// becomes a sentence. Swift cannot name the variadic callback type, hence here.
static inline void leitfaden_silence_alsa(void) {
  snd_lib_error_set_handler(leitfaden_discard_message);
}
