/**
 * Edited code may only load the site's own scripts, styles, fonts and images. WebRTC, which no
 * directive covers, is removed by `src/demos/live/runtime/block-webrtc.ts`.
 */
const DIRECTIVES = [
  "default-src 'none'",
  // Edited code is evaluated from text; no other page allows that.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
];

/** The policy in the page's `<meta>`, for hosts that send no headers. */
export const LIVE_META_POLICY = DIRECTIVES.join('; ');

/**
 * The policy in the host's header. `sandbox` gives the page an opaque origin even if it's opened
 * outside the site's frame; `<meta>` doesn't support it.
 */
export const LIVE_POLICY = ['sandbox allow-scripts', ...DIRECTIVES, "frame-ancestors 'self'"].join(
  '; ',
);
