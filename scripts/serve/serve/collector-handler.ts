import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCollector } from '../../../functions/collector/collector';
import { collectorConfig } from '../../../functions/collector/config';
import { openConfiguredStores } from '../../../functions/collector/local-stores';
import { once } from '../../../functions/collector/once';
import type { Stores } from '../../../functions/collector/stores';
import { EVENTS_ENDPOINT } from '../../../src/telemetry/analytics/contract';
import { FEEDBACK_ENDPOINT } from '../../../src/page/feedback/contract';
import { FEEDBACK_FILE } from '../../shared/root';
import { routesOfPages } from '../routes';

/** The collector as part of the preview server. */
export interface CollectorHandler {
  /** Whether the collector answers this request. */
  isFor: (req: IncomingMessage) => boolean;
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Closes the database if it is open. */
  close: () => Promise<void>;
}

/**
 * Creates the collector for a built site, configured by `process.env`. The database is opened with
 * the first message, so previewing the site doesn't create one.
 *
 * @param dir - Folder of the built site; messages must be about its pages.
 * @throws If a setting is invalid.
 */
export function createCollectorHandler(dir: string): CollectorHandler {
  const config = collectorConfig(process.env);
  let opened: Stores | null = null;
  const stores = once(async () => (opened = await openConfiguredStores(config, FEEDBACK_FILE)));
  // The sitemap isn't used, because it excludes the pages of earlier versions.
  const routes = once(async () => new Set(routesOfPages(dir)));
  const collect = createCollector({
    ...config,
    site: config.site ?? undefined,
    stores,
    isKnownPath: async (path) => (await routes()).has(path),
  });
  const listener = getRequestListener(
    (request, { incoming }) => collect(request, incoming.socket.remoteAddress ?? 'unknown'),
    { overrideGlobalObjects: false },
  );
  return {
    isFor: ({ url = '' }) => [FEEDBACK_ENDPOINT, EVENTS_ENDPOINT].includes(url.split('?')[0] ?? ''),
    handle: (req, res) => {
      Promise.resolve(listener(req, res)).catch((error: unknown) => {
        console.error('A message could not be answered.', error);
        res.destroy();
      });
    },
    close: async () => opened?.close(),
  };
}
