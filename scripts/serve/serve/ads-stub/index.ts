import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isInsideSync } from '../../../../plugins/shared/inside-folder';
import { pageConfigTag } from '../../../../src/foundation/browser/page-config';
import { requestPath } from '../request-path';
import { feedAnswer } from './feed';
import { FEED_MODES, PAGE_MODES, PARAMETER, SCRIPT_MODES, STUB_PATH } from './modes';
import { networkScript } from './network-script';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#0072e5"/></svg>';

/** Base URL for parsing paths. */
const BASE = 'http://localhost';

/** A line for whoever starts the server: how pages request the mock network. */
export const ADS_STUB_HINT = `Mock ad network: add ?${PARAMETER}=… to a page, one of ${PAGE_MODES.join(', ')}`;

function modeOf<Mode extends string>(modes: readonly Mode[], asked: string | null): Mode | null {
  return modes.find((mode) => mode === asked) ?? null;
}

/** The file of a page, `null` if it doesn't exist. */
function pageFile(dir: string, pathname: string): string | null {
  const folder = requestPath(pathname);
  if (!folder?.endsWith('/')) {
    return null;
  }
  const file = path.join(dir, folder, 'index.html');
  try {
    return isInsideSync(dir, file) ? file : null;
  } catch {
    // It doesn't exist.
    return null;
  }
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The page's configuration of the network: an address of the mock with the page's mode. */
function configOf(pageMode: string): { script?: string; feed?: string } {
  const [, feed] = /^feed-(.+)$/.exec(pageMode) ?? [];
  // Each page load has an id, by which the feed counts its requests.
  return feed
    ? { feed: `${STUB_PATH}/feed.json?mode=${feed}&load=${randomUUID()}` }
    : { script: `${STUB_PATH}/script.js?mode=${pageMode}` };
}

/**
 * A page with the tag that enables the network, as in a build with `ADS_SCRIPT` or `ADS_FEED`.
 *
 * @param pageMode - One of `PAGE_MODES`.
 */
export function withNetwork(html: string, pageMode: string): string {
  const { tagName, attributes } = pageConfigTag('ads', configOf(pageMode));
  const tag = `<${tagName} name="${attributes.name}" content="${escapeAttribute(attributes.content)}">`;
  return html.replace('</head>', () => `${tag}</head>`);
}

/**
 * The mock ad network, for development and tests. It implements a real network's protocol on the
 * site's own origin, so the security policy stays unchanged. The page's query selects how it fails;
 * pages without the query are served unchanged.
 *
 * @param dir - Folder of the built site.
 * @returns A handler that returns whether it answered the request.
 */
export function createAdsStub(dir: string) {
  const asked = new Map<string, number>();

  const send = (res: ServerResponse, status: number, type: string, body: string) => {
    res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    return true;
  };

  const sendFeed = (res: ServerResponse, query: URLSearchParams) => {
    const mode = modeOf(FEED_MODES, query.get('mode'));
    const load = query.get('load') ?? '';
    const before = asked.get(load) ?? 0;
    asked.set(load, before + 1);
    const answer = mode && feedAnswer(mode, before);
    // A slow feed keeps the connection open until the page or the server closes it.
    return answer ? send(res, answer.status, 'application/json', answer.body) : mode !== null;
  };

  const sendPage = (res: ServerResponse, pathname: string, pageMode: string | null) => {
    if (pageMode === null || !PAGE_MODES.includes(pageMode)) {
      return false;
    }
    const file = pageFile(dir, pathname);
    return (
      file !== null &&
      send(res, 200, 'text/html; charset=utf-8', withNetwork(readFileSync(file, 'utf8'), pageMode))
    );
  };

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const address = req.url ?? '/';
    if (!URL.canParse(address, BASE)) {
      return false;
    }
    const { pathname, searchParams } = new URL(address, BASE);
    switch (pathname) {
      case `${STUB_PATH}/script.js`: {
        const mode = modeOf(SCRIPT_MODES, searchParams.get('mode'));
        return mode !== null && send(res, 200, 'text/javascript', networkScript(mode));
      }
      case `${STUB_PATH}/feed.json`:
        return sendFeed(res, searchParams);
      case `${STUB_PATH}/ad.svg`:
      case `${STUB_PATH}/seen.svg`:
      case `${STUB_PATH}/pixel.svg`:
        return send(res, 200, 'image/svg+xml', PICTURE);
      default:
        return sendPage(res, pathname, searchParams.get(PARAMETER));
    }
  };
}
