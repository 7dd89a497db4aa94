import type { ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { isInside } from '../../../plugins/shared/inside-folder';
import { headerAreas, headersOf } from '../hosting/headers';
import { sitePolicy } from '../hosting/site-policy';
import { createAdsStub } from './ads-stub';
import { requestPath } from './request-path';
import { redirectTarget } from './redirect-target';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Headers that describe a file which turned out not to be sent. */
const FILE_HEADERS = ['Accept-Ranges', 'Content-Length', 'ETag', 'Last-Modified'];

function end(res: ServerResponse, status: number, text: string, headers: Record<string, string>) {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  FILE_HEADERS.forEach((name) => res.removeHeader(name));
  const defaults = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
  res.writeHead(status, { ...defaults, ...headers }).end(text);
}

/** Missing files have these codes; others, such as EMFILE, are the server's problem. */
function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(code ?? '');
}

function sendError(res: ServerResponse, error: unknown): void {
  console.error('A request failed.', error);
  end(res, 503, 'Temporarily unavailable\n', { 'Retry-After': '1' });
}

/**
 * Serves the files of a built site like the production host. No request ends the process: a failure
 * is answered with 503.
 *
 * @param dir - Absolute path of the built site. Its pages are read once, when the handler is created,
 *   to collect the inline scripts that may run.
 * @param options.adsStub - Whether pages can request the mock ad network.
 * @param options.base - The site's base URL. Requests don't have it, but redirects need it.
 */
export function createRequestHandler(dir: string, { adsStub = false, base = '/' } = {}) {
  const areas = headerAreas(sitePolicy(dir));
  // Typed for Express, but it only needs Node's request and response.
  const compress = compression({
    // A range refers to the bytes of the uncompressed file.
    filter: (req, res) => !req.headers.range && compression.filter(req, res),
  }) as unknown as Middleware;
  const answerAsNetwork = adsStub ? createAdsStub(dir) : () => false;

  const setHeaders = (res: ServerResponse, pathname: string) =>
    res.setHeaders(new Map(Object.entries(headersOf(areas, pathname))));

  const sendNotFound = async (res: ServerResponse) => {
    setHeaders(res, '/404.html');
    res.removeHeader('Access-Control-Allow-Origin');
    const page = await readFile(path.join(dir, '404.html'), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) {
        return null;
      }
      throw error;
    });
    if (page === null) {
      end(res, 404, 'Not found\n', {});
    } else {
      end(res, 404, page, { 'Content-Type': 'text/html; charset=utf-8' });
    }
  };

  const serveFile = async (req: IncomingMessage, res: ServerResponse, pathname: string) => {
    const file = path.join(dir, pathname, pathname.endsWith('/') ? 'index.html' : '');
    const isFile = await isInside(dir, file).catch((error: unknown) => {
      if (isMissing(error)) {
        return false;
      }
      throw error;
    });
    if (!isFile) {
      await sendNotFound(res);
      return;
    }
    const dotfiles = /\/\.(?!well-known\/)/.test(pathname) ? 'ignore' : 'allow';
    const options = { root: dir, cacheControl: false, dotfiles } as const;
    send(req, encodeURI(pathname), options)
      .on('error', (error: Error & { status?: number; headers?: Record<string, string> }) => {
        if (error.status === 416) {
          end(res, 416, 'Range not satisfiable\n', { ...error.headers });
        } else if (error.status !== undefined && error.status < 500) {
          sendNotFound(res).catch((cause: unknown) => sendError(res, cause));
        } else {
          sendError(res, error);
        }
      })
      .on('stream', (stream: ReadStream) => {
        const length = Number(res.getHeader('Content-Length'));
        // Before the listener that ends the response. The browser would wait for the other bytes, or
        // take a part of a compressed file for the complete file.
        stream.on('end', () => {
          if (stream.bytesRead < length) {
            sendError(res, new Error(`${pathname} became shorter while it was sent.`));
          }
        });
      })
      .on('directory', () => {
        sendNotFound(res).catch((cause: unknown) => sendError(res, cause));
      })
      .pipe(res);
  };

  return (req: IncomingMessage, res: ServerResponse): void => {
    const url = req.url ?? '/';
    const pathname = requestPath(url);
    setHeaders(res, pathname ?? '/');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      end(res, 405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
      return;
    }
    const target = redirectTarget(dir, url);
    if (target !== null) {
      const location = base.slice(0, -1) + target;
      end(res, 301, `Moved to ${location}\n`, { Location: location });
      return;
    }
    compress(req, res, () => {
      const served = async () => {
        if (pathname === null) {
          await sendNotFound(res);
        } else if (!answerAsNetwork(req, res)) {
          await serveFile(req, res, pathname);
        }
      };
      served().catch((error: unknown) => sendError(res, error));
    });
  };
}
