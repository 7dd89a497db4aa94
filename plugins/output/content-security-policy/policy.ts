import { createHash } from 'node:crypto';
import { inlineScripts } from './inline-scripts';

/** Origins that pages use in addition to the site's own. */
export interface AllowedOrigins {
  /** Origins that pages may fetch from. */
  services?: readonly string[];
  /** Origins that pages may also load scripts and images from. */
  partners?: readonly string[];
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function directives(
  scripts: Iterable<string>,
  { services = [], partners = [] }: AllowedOrigins,
): string[] {
  const hashes = new Set(Array.from(scripts, hashSource));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...[...hashes].sort(), ...partners].join(' '),
    // Emotion adds <style> elements at run time, so their hashes cannot be known.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...partners].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...services, ...partners].join(' '),
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // Demos open in online editors by posting a form.
    "form-action 'self' https://codesandbox.io https://stackblitz.com",
  ];
}

/**
 * The Content-Security-Policy that hosts send as a header.
 *
 * @param scripts - Inline scripts of all pages; all other inline scripts are blocked.
 */
export function headerPolicy(scripts: Iterable<string>, allowed: AllowedOrigins = {}): string {
  return [...directives(scripts, allowed), "frame-ancestors 'self'"].join('; ');
}

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;
const META_POLICY = /<meta http-equiv="?Content-Security-Policy\b/i;

/**
 * Adds the policy to a page as a `<meta>` element, for hosts that send no headers. It allows only the
 * page's own inline scripts. It lacks `frame-ancestors`, which browsers ignore in `<meta>`.
 *
 * @param html - A complete HTML document. It is returned unchanged if it contains a policy.
 * @throws If there is no `<meta charset>`, after which the policy is inserted: before every script.
 */
export function withMetaPolicy(html: string, allowed: AllowedOrigins = {}): string {
  if (META_POLICY.test(html)) {
    return html;
  }
  if (!CHARSET.test(html)) {
    throw new Error(
      `content-security-policy: a page has no <meta charset="utf-8">: ${html.slice(0, 100)}…`,
    );
  }
  const policy = directives(inlineScripts(html), allowed).join('; ');
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
