import fs from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../../src/shell/not-found/types';

/** Input for the redirect pages. */
export interface RedirectPagesInput {
  outDir: string;
  /** Origin of the site. */
  url: string;
  baseUrl: string;
  redirects: readonly Redirect[];
  /** Paths of all pages, with the base URL. */
  routesPaths: readonly string[];
  /** `false` for a build of some products or of another line, whose redirects to missing pages are left out. */
  isWhole: boolean;
  /** What the other release line has. */
  otherLine: {
    /** Paths of its pages, without a base URL. */
    pages: ReadonlySet<string>;
    /** Path segment of its site below this one; absent if this build has no other line. */
    segment?: string;
  };
}

const SCRIPT = 'redirect.js';

// A shared file, because each inline script would need its own hash in the Content-Security-Policy
// header of every response.
const SCRIPT_TEXT =
  'location.replace(document.currentScript.dataset.to + location.search + location.hash);\n';

/**
 * A page that redirects to another, with a canonical link for search engines and a link for readers
 * without scripts.
 *
 * @param input.to - Path of the target, with the base URL.
 */
export function redirectPage({ url, baseUrl, to }: { url: string; baseUrl: string; to: string }) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}${to}"><script src="${baseUrl}${SCRIPT}" data-to="${to}"></script><meta http-equiv="refresh" content="0; url=${to}"></head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>
`;
}

function faultsOf(input: RedirectPagesInput): string[] {
  const { redirects, routesPaths, baseUrl, isWhole, otherLine } = input;
  const routes = new Set(routesPaths);
  const isPage = (to: string) => routes.has(baseUrl + to.slice(1)) || otherLine.pages.has(to);
  return redirects.flatMap(({ from, to }) => [
    ...(routes.has(baseUrl + from.slice(1)) ? [`${from} is a page of its own`] : []),
    ...(isWhole && !isPage(to) ? [`there is no page ${to}`] : []),
  ]);
}

/** The redirects that lead somewhere in this build, and those to pages that only the other line has. */
function followedBy({
  redirects,
  routesPaths,
  baseUrl,
  otherLine,
}: RedirectPagesInput): Redirect[] {
  const routes = new Set(routesPaths);
  const isHere = (page: string) => routes.has(baseUrl + page.slice(1));
  const { pages, segment } = otherLine;
  const addressOf = (to: string) => {
    if (isHere(to)) {
      return baseUrl + to.slice(1);
    }
    return segment && pages.has(to) ? `${baseUrl}${segment}${to}` : undefined;
  };
  const known = new Set(redirects.map(({ from }) => from));
  const onlyThere = [...pages].filter((page) => !isHere(page) && !known.has(page));
  return [...redirects, ...onlyThere.map((page) => ({ from: page, to: page }))].flatMap(
    ({ from, to }) => {
      const address = addressOf(to);
      return address ? { from, to: address } : [];
    },
  );
}

/**
 * Writes a page for each redirect, for static hosts, and for each page that only a release line below
 * this site has.
 *
 * @throws An error that lists every redirect from an existing page or to a missing one.
 */
export async function writeRedirectPages(input: RedirectPagesInput): Promise<void> {
  const { outDir, url, baseUrl } = input;
  const faults = faultsOf(input);
  if (faults.length > 0) {
    throw new Error(`addresses/redirects.json does not fit the site:\n- ${faults.join('\n- ')}`);
  }
  await fs.writeFile(path.join(outDir, SCRIPT), SCRIPT_TEXT);
  await Promise.all(
    followedBy(input).map(async ({ from, to }) => {
      const folder = path.join(outDir, from);
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(path.join(folder, 'index.html'), redirectPage({ url, baseUrl, to }));
    }),
  );
}
