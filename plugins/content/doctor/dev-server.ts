import type { IncomingMessage, ServerResponse } from 'node:http';
import { createJiti } from 'jiti';
import type { Jiti } from 'jiti';
import { inOrder } from 'mdx-doctor/finding';
import type { Finding } from 'mdx-doctor/finding';
import type { SiteInput } from './site';

/** Modules that are loaded on the first request. */
interface Lazy {
  diagnose: typeof import('./diagnose');
  site: typeof import('./site');
}

// Docusaurus's loader, which loads this file, cannot import packages that are only ECMAScript
// modules, such as cspell-lib.
let loader: Jiti | undefined;

function load<Name extends keyof Lazy>(name: Name): Promise<Lazy[Name]> {
  loader ??= createJiti(__filename);
  return loader.import<Lazy[Name]>(`./${name}`);
}

/**
 * The findings of the page at a URL; empty for URLs without a page. Trees and slugs are skipped,
 * because the dev server reports those itself.
 */
async function findingsAt(input: SiteInput, pathname: string): Promise<Finding[]> {
  const { diagnosePage } = await load('diagnose');
  const { readSite } = await load('site');
  // Read for each request, because pages change while they are written.
  const site = readSite(input);
  const pages = site.pagesAt(pathname).filter(({ generated }) => !generated);
  const findings = await Promise.all(pages.map((page) => diagnosePage(page, site)));
  return inOrder(findings.flat());
}

/**
 * Creates a handler that answers `?page=/product/page/` with the findings of the page as JSON.
 */
export function answer(input: SiteInput) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    findingsAt(input, searchParams.get('page') ?? '').then(
      (findings) => send(200, findings),
      (error: Error) => send(500, error.message),
    );
  };
}
