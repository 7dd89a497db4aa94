import { FEED_INTERVAL, FEED_LABEL, FEED_TRIES } from './constants';
import type { FeedItem, SponsorAd } from './types';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** Returns a valid http(s) URL as absolute URL; feeds also use `//host/path`. */
function addressOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined) {
    return undefined;
  }
  try {
    const url = new URL(text, window.location.href);
    return ['https:', 'http:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The first valid ad of a feed: a non-empty entry with a `statlink`.
 *
 * @param body - The feed's response, which can be any JSON.
 * @returns The ad with validated fields; `null` without a valid one.
 */
export function validAd(body: unknown): FeedItem | null {
  const entries: unknown[] = isRecord(body) && Array.isArray(body.ads) ? body.ads : [];
  for (const entry of entries) {
    const statlink = isRecord(entry) ? addressOf(entry.statlink) : undefined;
    if (isRecord(entry) && statlink) {
      return {
        statlink,
        statimp: addressOf(entry.statimp),
        pixel: textOf(entry.pixel),
        timestamp: textOf(entry.timestamp),
        image: addressOf(entry.image),
        company: textOf(entry.company) ?? '',
        description: textOf(entry.description) ?? '',
      };
    }
  }
  return null;
}

/** Resolves after a pause, or as soon as the signal aborts. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, FEED_INTERVAL);
    signal.addEventListener('abort', end);
  });
}

/**
 * Requests an ad from the feed, and retries once per second while it has no valid one.
 *
 * @param onEmpty - Called before each retry.
 * @returns The ad; `null` if the feed fails, has no valid ad in 10 requests, or the signal aborts.
 */
export async function fetchAd(
  feed: string,
  signal: AbortSignal,
  onEmpty: () => void,
): Promise<FeedItem | null> {
  try {
    for (let tries = 0; tries < FEED_TRIES; tries += 1) {
      if (tries > 0) {
        onEmpty();
        await pause(signal);
      }
      const response = await fetch(feed, { signal, credentials: 'omit', cache: 'no-store' });
      const ad = response.ok ? validAd(await response.json()) : null;
      if (ad || !response.ok) {
        return ad;
      }
    }
  } catch {
    // The feed failed or isn't JSON.
  }
  return null;
}

/** Converts a feed's ad to the format of in-house ads. Its text is never parsed as HTML. */
export function sponsorAdOf(item: FeedItem): SponsorAd {
  return {
    link: item.statlink,
    img: item.image ?? '',
    name: item.company,
    descriptionHeader: item.company,
    description: item.description,
    poweredby: 'Carbon',
    label: FEED_LABEL,
  };
}

/** URLs to request as images when the ad is displayed, which the network counts. */
export function impressionsOf({ statimp, pixel = '', timestamp = '' }: FeedItem): string[] {
  return [statimp, ...pixel.split('||')].flatMap(
    (address) => addressOf(address?.replaceAll('[timestamp]', encodeURIComponent(timestamp))) ?? [],
  );
}
