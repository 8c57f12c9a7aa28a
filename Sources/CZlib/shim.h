#pragma once
#include <zlib.h>

// deflateInit2 is a macro, which Swift does not see.
static inline int leitfaden_deflate_init(z_stream *stream, int level, int window_bits) {
  return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}
