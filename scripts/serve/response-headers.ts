import path from 'node:path';
import { LIVE_POLICY } from '../../plugins/demo-frames/live-policy';

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Texts that browsers would otherwise read in the encoding of the reader's system. */
const TEXT_TYPES: Headers = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Headers of every response, as the production host sends them.
 *
 * @param contentSecurityPolicy - The policy for the served site.
 */
export function securityHeaders(contentSecurityPolicy: string): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * Headers of every response below some addresses, also of those that say that nothing changed:
 * browsers take the headers of these for those of what they kept.
 *
 * @param pathname - Path of the request.
 */
export function addressHeaders(pathname: string): Headers {
  return {
    // The sandbox of edited demos has an origin of its own, and browsers ask for leave to use fonts.
    ...(pathname.startsWith('/assets/') ? { 'Access-Control-Allow-Origin': '*' } : {}),
    ...(pathname.startsWith('/demo/live/') ? { 'Content-Security-Policy': LIVE_POLICY } : {}),
  };
}

/**
 * Headers of a file that is there, besides its length, type and ETag.
 *
 * @param pathname - Path of the request.
 */
export function fileHeaders(pathname: string): Headers {
  const textType = TEXT_TYPES[path.posix.extname(pathname)];
  return {
    // The names under /assets/ contain a hash of the content, so that they never change.
    'Cache-Control': pathname.startsWith('/assets/')
      ? `public, max-age=${ONE_YEAR_IN_SECONDS}, immutable`
      : 'no-cache',
    ...(textType ? { 'Content-Type': textType } : {}),
  };
}
