import { LIVE_POLICY } from 'docusaurus-demo-islands/policy';

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** A part of the site whose responses have the same headers. */
export interface Area {
  /** Prefix of the area's paths, with slashes at both ends. */
  prefix: string;
  headers: Headers;
}

const ONE_YEAR_IN_SECONDS = 31_536_000;

/**
 * Tells browsers to use https only. It belongs to responses over TLS, so the preview server, which
 * uses http, doesn't send it. It leaves out subdomains, which may belong to other sites.
 */
export const HSTS: Headers = {
  'Strict-Transport-Security': `max-age=${ONE_YEAR_IN_SECONDS}`,
};

/**
 * The headers of all responses: the only definition, used by the preview server and by the files
 * that `npm run hosting` generates for other servers.
 *
 * @param policy - The site's Content-Security-Policy, see `sitePolicy`.
 * @returns Areas, the most specific first; the last one contains every other path.
 */
export function headerAreas(policy: string): readonly Area[] {
  const everywhere: Headers = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Pages that open this site in a window get no reference to it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  };
  // Names of these files contain a hash, so the files never change.
  const unchanging = {
    ...everywhere,
    'Cache-Control': `public, max-age=${ONE_YEAR_IN_SECONDS}, immutable`,
  };
  return [
    {
      prefix: '/assets/',
      headers: {
        ...unchanging,
        // The sandbox of edited demos has an opaque origin, so its font requests need CORS.
        'Access-Control-Allow-Origin': '*',
      },
    },
    { prefix: '/social-cards/', headers: unchanging },
    { prefix: '/demo/live/', headers: { ...everywhere, 'Content-Security-Policy': LIVE_POLICY } },
    { prefix: '/', headers: everywhere },
  ];
}

/**
 * The headers of a response.
 *
 * @param pathname - The request's path, decoded and normalized.
 */
export function headersOf(areas: readonly Area[], pathname: string): Headers {
  return areas.find(({ prefix }) => pathname.startsWith(prefix))?.headers ?? {};
}
