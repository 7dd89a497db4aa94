import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCollector } from '../../../functions/collector/collector';
import { collectorConfig } from '../../../functions/collector/config';
import { knownPagesOfSite } from '../../../functions/collector/known-pages';
import { openConfiguredStores } from '../../../functions/collector/local-stores';
import { once } from '../../../functions/collector/once';
import type { Stores } from '../../../functions/collector/stores';
import { EVENTS_ENDPOINT } from '../../../src/telemetry/analytics/contract';
import { FEEDBACK_ENDPOINT } from '../../../src/page/feedback/contract';
import { FEEDBACK_FILE } from '../../shared/root';
import { routesOfPages } from '../routes';

/** The collector as a part of the preview server, or alone. */
export interface CollectorHandler {
  /** Whether the collector answers this request. */
  isFor: (req: IncomingMessage) => boolean;
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Closes the database if it is open. */
  close: () => Promise<void>;
}

/** Checks pages in the folder of a built site. */
function knownPagesOf(dir: string) {
  // The sitemap isn't used, because it excludes the pages of earlier versions.
  const routes = once(async () => new Set(routesOfPages(dir)));
  return async (path: string) => (await routes()).has(path);
}

/**
 * Creates the collector for a site, configured by `process.env`. The database is opened with the
 * first message, so previewing the site doesn't create one.
 *
 * @param dir - Folder of the built site; messages must be about its pages. Default: the pages of the
 *   deployed site, `FEEDBACK_SITE`.
 * @throws If a setting is invalid or missing.
 */
export function createCollectorHandler(dir?: string): CollectorHandler {
  const config = collectorConfig(process.env);
  const { site, addressHeader } = config;
  if (dir === undefined && site === null) {
    throw new Error(
      "FEEDBACK_SITE is not set. Set it to the site's URL, as in: FEEDBACK_SITE=https://docs.example.com",
    );
  }
  let opened: Stores | null = null;
  const stores = once(async () => (opened = await openConfiguredStores(config, FEEDBACK_FILE)));
  const collect = createCollector({
    ...config,
    site: site ?? undefined,
    stores,
    isKnownPath: dir === undefined ? knownPagesOfSite(site!) : knownPagesOf(dir),
  });
  const listener = getRequestListener(
    (request, { incoming: { socket } }) =>
      collect(
        request,
        (addressHeader && request.headers.get(addressHeader)) ||
          (socket.remoteAddress ?? 'unknown'),
      ),
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
