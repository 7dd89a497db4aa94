import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCollector } from '../../functions/collector/collector';
import { collectorConfig } from '../../functions/collector/config';
import { openConfiguredStores } from '../../functions/collector/local-stores';
import { once } from '../../functions/collector/once';
import type { Stores } from '../../functions/collector/stores';
import { EVENTS_ENDPOINT } from '../../src/analytics/contract';
import { FEEDBACK_ENDPOINT } from '../../src/feedback/contract';
import { FEEDBACK_FILE } from '../root';
import { routesOfPages } from '../routes';

/** The collector as a part of the preview server. */
export interface CollectorHandler {
  /** Whether a request is the collector's to answer. */
  isFor: (req: IncomingMessage) => boolean;
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Closes the database, if something that was sent opened it. */
  close: () => Promise<void>;
}

/**
 * Makes the collector for a built site, as `process.env` sets it. The database is opened by the
 * first message: who only looks at the site needs none.
 *
 * @param dir - Folder of the built site, whose pages are the ones that messages may be about.
 * @throws If a setting is wrong.
 */
export function createCollectorHandler(dir: string): CollectorHandler {
  const config = collectorConfig(process.env);
  let opened: Stores | null = null;
  const stores = once(async () => (opened = await openConfiguredStores(config, FEEDBACK_FILE)));
  // Not those of the sitemap, which leaves out the pages of earlier versions.
  const routes = once(async () => new Set(routesOfPages(dir)));
  const collect = createCollector({
    ...config,
    stores,
    isKnownPath: async (path) => (await routes()).has(path),
  });
  const listener = getRequestListener(
    (request, { incoming }) => collect(request, incoming.socket.remoteAddress ?? 'unknown'),
    { overrideGlobalObjects: false },
  );
  return {
    isFor: ({ url = '' }) => [FEEDBACK_ENDPOINT, EVENTS_ENDPOINT].includes(url.split('?')[0] ?? ''),
    handle: (req, res) => void listener(req, res),
    close: async () => opened?.close(),
  };
}
