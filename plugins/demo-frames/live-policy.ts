/** What edited code may load: the site's own scripts, styles, fonts and images, and nothing else. */
const DIRECTIVES = [
  "default-src 'none'",
  // Edited code is text that is run; this is the only page where that is allowed.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
];

/** The policy as a `<meta>` of the page holds it, for hosts that send no headers. */
export const LIVE_META_POLICY = DIRECTIVES.join('; ');

/**
 * The policy as the host sends it. With `sandbox` the page has an origin of its own even when it
 * is opened outside of the site's frame; `<meta>` cannot say that.
 */
export const LIVE_POLICY = ['sandbox allow-scripts', ...DIRECTIVES, "frame-ancestors 'self'"].join(
  '; ',
);
