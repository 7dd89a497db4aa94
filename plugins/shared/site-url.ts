import { segment } from '../../lines/place';

type Environment = Readonly<Record<string, string | undefined>>;

/** The site's URL in builds that aren't deployed. */
export const LOCAL_SITE_URL = 'http://localhost:3000';

/**
 * The URL that absolute addresses start with: canonical links, the sitemap, social cards, Markdown
 * pages. Builds on a CI service must set it, because they may be deployed.
 *
 * @param env - `SITE_URL`: the origin of the deployed site. `CI`: set by CI services and hosts.
 *   `NODE_ENV`: `production` in builds.
 * @returns The origin without trailing slash, such as `https://docs.example.com`.
 * @throws If `SITE_URL` is invalid, or missing in a build on a CI service.
 */
export function siteUrl({ SITE_URL: url, CI, NODE_ENV }: Environment): string {
  if (!url) {
    if (CI && NODE_ENV === 'production') {
      throw new Error(
        `SITE_URL is not set, but CI is ("${CI}"), so this build may be deployed, and its pages would name ${LOCAL_SITE_URL} as their address. Set SITE_URL to the site's origin, such as SITE_URL=https://docs.example.com.`,
      );
    }
    return LOCAL_SITE_URL;
  }
  const { protocol, origin, href } = URL.canParse(url) ? new URL(url) : ({} as Partial<URL>);
  if (!origin || !/^https?:$/.test(protocol ?? '') || href !== `${origin}/`) {
    throw new Error(
      `SITE_URL is "${url}". Give the http or https origin of the site, without path or query, such as SITE_URL=https://docs.example.com.`,
    );
  }
  return origin;
}

/**
 * The path that this line of the site is served below, Docusaurus's `baseUrl`.
 *
 * @param env - `BASE_PATH`: such as `/docs/`; the last slash may be missing. Default: the root.
 * @returns The path with slashes at both ends.
 * @throws If `BASE_PATH` isn't a path, or contains characters that addresses encode.
 */
export function basePath({ BASE_PATH: path = '' }: Environment): string {
  const bare = path.replace(/\/$/, '');
  if (!/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/.test(bare)) {
    throw new Error(
      `BASE_PATH is "${path}". Give the path that the site is served below, of letters, digits and -._~, such as BASE_PATH=/docs/.`,
    );
  }
  return segment ? `${bare}/${segment}/` : `${bare}/`;
}

/**
 * A path of the site with `BASE_PATH` in front, for HTML that no component renders: `<Link>` and
 * Docusaurus's plugins add it themselves.
 *
 * @example atBase('/joy-ui/api/button/') // '/docs/joy-ui/api/button/'
 */
export function atBase(path: string): string {
  return basePath(process.env) + path.slice(1);
}
