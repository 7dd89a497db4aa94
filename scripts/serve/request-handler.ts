import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { createAdsStub } from './ads-stub';
import { contentSecurityPolicyOf } from './content-security-policy';
import { addressHeaders, fileHeaders, securityHeaders } from './response-headers';
import { trailingSlashRedirect } from './trailing-slash';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

function end(res: ServerResponse, status: number, text: string, headers: Record<string, string>) {
  const defaults = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
  res.writeHead(status, { ...defaults, ...headers }).end(text);
}

async function sendNotFound(dir: string, res: ServerResponse): Promise<void> {
  const file = path.join(dir, '404.html');
  const page = await readFile(file, 'utf8').catch(() => null);
  if (page === null) {
    end(res, 404, 'Not found\n', {});
  } else {
    end(res, 404, page, { 'Content-Type': 'text/html; charset=utf-8' });
  }
}

/**
 * Serves the files of a built site like the production host.
 *
 * @param dir - Absolute path of the built site. Its pages are read once, when the handler is created,
 *   to collect the inline scripts that may run.
 * @param options.adsStub - Whether pages can request the mock ad network.
 */
export function createRequestHandler(dir: string, { adsStub = false } = {}) {
  const security = new Map(Object.entries(securityHeaders(contentSecurityPolicyOf(dir))));
  // Typed for Express, but it only needs Node's request and response.
  const compress = compression({
    // A range refers to the bytes of the uncompressed file.
    filter: (req, res) => !req.headers.range && compression.filter(req, res),
  }) as unknown as Middleware;
  const serveFile = sirv(dir, {
    // Looks up files at each request, because a cached list is wrong after the next build.
    dev: true,
    etag: true,
    setHeaders: (res, pathname) => res.setHeaders(new Map(Object.entries(fileHeaders(pathname)))),
  });

  const answerAsNetwork = adsStub ? createAdsStub(dir) : () => false;

  return (req: IncomingMessage, res: ServerResponse): void => {
    res.setHeaders(security);
    res.setHeaders(new Map(Object.entries(addressHeaders(req.url ?? '/'))));
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      end(res, 405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
      return;
    }
    const target = trailingSlashRedirect(dir, req.url ?? '/');
    if (target !== null) {
      end(res, 301, `Moved to ${target}\n`, { Location: target });
      return;
    }
    compress(req, res, () => {
      if (!answerAsNetwork(req, res)) {
        serveFile(req, res, () => sendNotFound(dir, res));
      }
    });
  };
}
