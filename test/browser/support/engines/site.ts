import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { BUILD_DIR } from '../../../../scripts/shared/root';
import { createCollectorHandler } from '../../../../scripts/serve/serve/collector-handler';
import { listen } from '../../../../scripts/serve/serve/listen';
import { createRequestHandler } from '../../../../scripts/serve/serve/request-handler';
import { createCollectorDatabase } from '../collector-database';
import { recordFaults } from './record-faults';
import { addToHead, sendChanged } from './send-changed';

/** Address of the script that records faults, for WebKit. */
const RECORDER = '/record-faults.js';

/** The built site on a server that tests control. */
export interface Site {
  /** Address without a trailing slash. */
  url: string;
  /** Delays the responses to requests for scripts until the returned function is called. */
  holdScripts: () => () => void;
  /** The comments of readers that the collector has stored. */
  storedComments: () => Promise<(string | null)[]>;
  close: () => Promise<void>;
}

/** WebKit's driver can't run a script before those of every page; the other engines' can. */
function needsRecorder({ accept = '', 'user-agent': engine = '' }: IncomingHttpHeaders): boolean {
  const isWebKit = engine.includes('AppleWebKit') && !engine.includes('Chrome');
  return isWebKit && accept.startsWith('text/html');
}

/** Serves the built site like the production host, with a new database for feedback. */
export async function openSite(): Promise<Site> {
  const database = createCollectorDatabase();
  const collector = createCollectorHandler(BUILD_DIR);
  const handleRequest = createRequestHandler(BUILD_DIR);
  let held = Promise.resolve();
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === RECORDER) {
      res.setHeader('Content-Type', 'text/javascript').end(`(${recordFaults})()`);
      return;
    }
    if (collector.isFor(req)) {
      collector.handle(req, res);
      return;
    }
    if (needsRecorder(req.headers)) {
      const recorder = `<script src="${RECORDER}"></script>`;
      await sendChanged(url + req.url, res, (html) => addToHead(html, recorder));
      return;
    }
    if (req.url?.endsWith('.js')) {
      await held;
    }
    handleRequest(req, res);
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((error: Error) => res.destroy(error));
  });
  const url = await listen(server, 0);
  return {
    url,
    holdScripts() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    async storedComments() {
      const messages = await database.read(({ feedback }) => feedback.all());
      return messages.map(({ comment }) => comment);
    },
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await collector.close();
      database.delete();
    },
  };
}
