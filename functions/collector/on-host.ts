import { createClient } from '@libsql/client/web';
import { createCollector } from './collector';
import type { Collector } from './collector';
import { collectorConfig } from './config';
import { knownPagesOfSite } from './known-pages';
import { once } from './once';
import { openStores } from './stores';

let collect: Collector | null = null;

function createHosted(site: string): Collector {
  const { databaseUrl, databaseToken, ...config } = collectorConfig(process.env);
  if (databaseUrl === null) {
    throw new Error('Set FEEDBACK_DATABASE_URL: serverless functions cannot store files.');
  }
  return createCollector({
    ...config,
    stores: once(() =>
      openStores({
        ...config,
        client: createClient({ url: databaseUrl, authToken: databaseToken }),
      }),
    ),
    isKnownPath: knownPagesOfSite(site),
  });
}

/**
 * The collector as a function for hosts that call `Request → Response` handlers in Node, such as
 * Netlify or Vercel. Route `/api/feedback` and `/api/events` to it. It requires a remote database
 * (`FEEDBACK_DATABASE_URL`) and `FEEDBACK_ADDRESS_HEADER`; without the latter, all readers share one
 * rate limit.
 */
export default async function handlePost(request: Request): Promise<Response> {
  collect ??= createHosted(request.url);
  const { addressHeader } = collectorConfig(process.env);
  return collect(request, (addressHeader && request.headers.get(addressHeader)) || 'unknown');
}
