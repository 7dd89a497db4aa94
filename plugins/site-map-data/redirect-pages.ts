import fs from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../src/not-found/types';

/** What the pages are made from. */
export interface RedirectPagesInput {
  outDir: string;
  /** Address of the site without its base URL. */
  url: string;
  baseUrl: string;
  redirects: readonly Redirect[];
  /** Paths of all pages, with the base URL. */
  routesPaths: readonly string[];
  /** `false` when only a part of the site is built, which lacks targets. */
  isWhole: boolean;
}

const SCRIPT = 'redirect.js';

// One file for all of them: inline, each page's script would need its own hash in the
// Content-Security-Policy, a header of every response.
const SCRIPT_TEXT =
  'location.replace(document.currentScript.dataset.to + location.search + location.hash);\n';

/**
 * A page that leads to another: at once, for search engines, and for readers without scripts.
 *
 * @param input.to - Path of the other page, with the base URL.
 */
export function redirectPage({ url, baseUrl, to }: { url: string; baseUrl: string; to: string }) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${url}${to}"><script src="${baseUrl}${SCRIPT}" data-to="${to}"></script><meta http-equiv="refresh" content="0; url=${to}"></head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>
`;
}

function faultsOf({ redirects, routesPaths, baseUrl, isWhole }: RedirectPagesInput): string[] {
  const routes = new Set(routesPaths);
  return redirects.flatMap(({ from, to }) => [
    ...(routes.has(baseUrl + from.slice(1)) ? [`${from} is a page of its own`] : []),
    ...(isWhole && !routes.has(baseUrl + to.slice(1)) ? [`there is no page ${to}`] : []),
  ]);
}

/**
 * Writes a page at each address that moved, for hosts that only serve files.
 *
 * @throws An error that names every redirect from a page that exists, or to one that does not.
 */
export async function writeRedirectPages(input: RedirectPagesInput): Promise<void> {
  const { outDir, url, baseUrl, redirects } = input;
  const faults = faultsOf(input);
  if (faults.length > 0) {
    throw new Error(`redirects.json does not fit the site:\n- ${faults.join('\n- ')}`);
  }
  await fs.writeFile(path.join(outDir, SCRIPT), SCRIPT_TEXT);
  await Promise.all(
    redirects.map(async ({ from, to }) => {
      const folder = path.join(outDir, from);
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(
        path.join(folder, 'index.html'),
        redirectPage({ url, baseUrl, to: baseUrl + to.slice(1) }),
      );
    }),
  );
}
