import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../scripts/serve/serve/listen';
import { createRequestHandler } from '../../scripts/serve/serve/request-handler';
import { addToHead, sendChanged } from '../browser/support/engines/send-changed';
import { STILL_SCRIPT, STILL_STYLES } from './still';

const SCRIPT = '/pictures/still.js';
const STYLES = '/pictures/still.css';
const HEAD = `<script src="${SCRIPT}"></script><link rel="stylesheet" href="${STYLES}">`;

/** The site never shows fonts that arrive late, so a picture would depend on the speed of the machine. */
function waitForFonts(styles: string): string {
  return styles.replace(/font-display: ?optional/g, 'font-display:block');
}

/** A built site on a server whose pages don't move. */
export interface StillSite {
  /** Address without a trailing slash. */
  url: string;
  /** Whether all requests so far have been answered. */
  isIdle: () => boolean;
  close: () => Promise<void>;
}

/**
 * Serves a built site like the production host, but with fixed dates and without motion. The server
 * adds them to the pages, because WebKit's driver can't.
 *
 * @param dir - Folder of the built site.
 */
export async function openStillSite(dir: string): Promise<StillSite> {
  const handleRequest = createRequestHandler(dir);
  const open = new Set<ServerResponse>();
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    open.add(res);
    res.once('close', () => open.delete(res));
    if (req.url === SCRIPT) {
      res.setHeader('Content-Type', 'text/javascript').end(STILL_SCRIPT);
    } else if (req.url === STYLES) {
      res.setHeader('Content-Type', 'text/css').end(STILL_STYLES);
    } else if (req.headers.accept?.startsWith('text/html')) {
      await sendChanged(url + req.url, res, (html) => addToHead(waitForFonts(html), HEAD));
    } else if (req.headers.accept?.startsWith('text/css')) {
      await sendChanged(url + req.url, res, waitForFonts);
    } else {
      handleRequest(req, res);
    }
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((error: Error) => res.destroy(error));
  });
  const url = await listen(server, 0);
  return {
    url,
    isIdle: () => open.size === 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
