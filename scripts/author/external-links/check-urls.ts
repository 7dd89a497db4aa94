import { checkUrl } from './check-url';
import type { LinkState } from './check-url';

/** Hosts that are asked at the same time. Each gets one request after another. */
const HOSTS = 12;

/** How long a link that works isn't requested again, in milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

/** When a link worked last, in milliseconds since 1970, by address. */
export type WorkingLinks = Readonly<Record<string, number>>;

/**
 * Requests addresses that haven't worked lately.
 *
 * @param known - Links that worked before.
 * @returns The state of each address that was requested.
 */
export async function checkUrls(
  urls: readonly string[],
  known: WorkingLinks,
  now: number,
): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>();
  const byHost = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    if (!Object.hasOwn(known, url) || now - known[url]! > MAX_AGE) {
      const host = URL.canParse(url) ? new URL(url).host : '';
      byHost.set(host, [...(byHost.get(host) ?? []), url]);
    }
  }
  const hosts = byHost.values();
  const work = async () => {
    for (const list of hosts) {
      for (const url of list) {
        states.set(url, await checkUrl(url));
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS }, work));
  return states;
}
