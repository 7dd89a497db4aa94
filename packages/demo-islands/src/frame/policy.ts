/**
 * What edited code may never do, whichever origin the site has. WebRTC, which no directive covers, is
 * removed by `blockWebRtc`.
 */
const FORBIDDEN = [
  'connect-src',
  'frame-src',
  'object-src',
  'worker-src',
  'media-src',
  'form-action',
]
  .map((directive) => `${directive} 'none'`)
  .concat("base-uri 'none'");

/** The policy in the page's `<meta>`, for hosts that send no headers. */
export const LIVE_META_POLICY = FORBIDDEN.join('; ');

/**
 * The policy in the host's header. `sandbox` gives the page an opaque origin even if it's opened
 * outside the site's frame; `<meta>` doesn't support it.
 */
export const LIVE_POLICY = ['sandbox allow-scripts', ...FORBIDDEN, "frame-ancestors 'self'"].join(
  '; ',
);

/**
 * Inline script, the first of the page: adds the rest of the policy. Edited code may only load the
 * site's own scripts, styles, fonts and images. The policy names the site's origin, because WebKit
 * doesn't match `'self'` in a page with an opaque origin, and only the browser knows which host serves
 * the page. Removing the element doesn't lift the policy.
 */
export const LIVE_POLICY_SCRIPT = `{let m=document.createElement('meta'),o=location.origin;m.httpEquiv='Content-Security-Policy';m.content=\`${[
  "default-src 'none'",
  // Edited code is evaluated from text; no other page allows that.
  "script-src ${o} 'unsafe-eval'",
  "style-src ${o} 'unsafe-inline'",
  'img-src ${o} data:',
  'font-src ${o}',
].join('; ')}\`;document.head.append(m)}`;
