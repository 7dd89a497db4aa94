import path from 'node:path';
import { LIVE_POLICY } from '../../plugins/demo-frames/live-policy';

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Texts that browsers would otherwise decode with the system's encoding. */
const TEXT_TYPES: Headers = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Headers of every response, as the production host sends them.
 *
 * @param contentSecurityPolicy - The site's policy.
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
 * Additional headers by path, including 304 responses: browsers update the headers of the cached
 * response with them.
 *
 * @param pathname - Path of the request.
 */
export function addressHeaders(pathname: string): Headers {
  return {
    // The sandbox of edited demos has an opaque origin, so its font requests need CORS.
    ...(pathname.startsWith('/assets/') ? { 'Access-Control-Allow-Origin': '*' } : {}),
    ...(pathname.startsWith('/demo/live/') ? { 'Content-Security-Policy': LIVE_POLICY } : {}),
  };
}

/**
 * Headers of a file, in addition to its length, type and ETag.
 *
 * @param pathname - Path of the request.
 */
export function fileHeaders(pathname: string): Headers {
  const textType = TEXT_TYPES[path.posix.extname(pathname)];
  return {
    // Names below /assets/ contain a content hash, so the files never change.
    'Cache-Control': pathname.startsWith('/assets/')
      ? `public, max-age=${ONE_YEAR_IN_SECONDS}, immutable`
      : 'no-cache',
    ...(textType ? { 'Content-Type': textType } : {}),
  };
}
