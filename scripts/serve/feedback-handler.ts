import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCollector } from '../../functions/feedback/collector';
import { feedbackConfig } from '../../functions/feedback/config';
import { openConfiguredStore } from '../../functions/feedback/local-store';
import { once } from '../../functions/feedback/once';
import type { FeedbackStore } from '../../functions/feedback/store';
import { FEEDBACK_ENDPOINT } from '../../src/feedback/contract';
import { FEEDBACK_FILE } from '../root';
import { routesOfSite } from '../routes';

/** The collector of feedback as a part of the preview server. */
export interface FeedbackHandler {
  /** Whether a request is the collector's to answer. */
  isFor: (req: IncomingMessage) => boolean;
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Closes the database, if a message opened it. */
  close: () => Promise<void>;
}

/**
 * Makes the collector for a built site, as `process.env` sets it. The database is opened by the
 * first message: who only looks at the site needs none.
 *
 * @param dir - Folder of the built site, whose pages are the ones that messages may be about.
 * @throws If a setting is wrong.
 */
export function createFeedbackHandler(dir: string): FeedbackHandler {
  const config = feedbackConfig(process.env);
  let opened: FeedbackStore | null = null;
  const store = once(async () => (opened = await openConfiguredStore(config, FEEDBACK_FILE)));
  const routes = once(async () => new Set(routesOfSite(dir)));
  const collect = createCollector({
    ...config,
    store,
    isKnownPath: async (path) => (await routes()).has(path),
  });
  const listener = getRequestListener(
    (request, { incoming }) => collect(request, incoming.socket.remoteAddress ?? 'unknown'),
    { overrideGlobalObjects: false },
  );
  return {
    isFor: ({ url = '' }) => url.split('?')[0] === FEEDBACK_ENDPOINT,
    handle: (req, res) => void listener(req, res),
    close: async () => opened?.close(),
  };
}
