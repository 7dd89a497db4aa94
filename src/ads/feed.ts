import { FEED_LABEL, FEED_TRIES } from './constants';
import type { FeedItem, SponsorAd } from './types';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** An address that a link or an image may have, made absolute; feeds write `//host/path` too. */
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
 * The first valid ad of a feed: an entry that is not empty and has a `statlink`.
 *
 * @param body - What the feed answered, of any shape.
 * @returns The ad, each field checked; `null` without one.
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

/**
 * Asks the feed for an ad, again while it has no valid one.
 *
 * @returns The ad; `null` when the feed cannot be reached or read, or has none in 10 tries.
 */
export async function fetchAd(feed: string, signal: AbortSignal): Promise<FeedItem | null> {
  try {
    for (let tries = 0; tries < FEED_TRIES; tries += 1) {
      const response = await fetch(feed, { signal, credentials: 'omit', cache: 'no-store' });
      const ad = response.ok ? validAd(await response.json()) : null;
      if (ad || !response.ok) {
        return ad;
      }
    }
  } catch {
    // The feed is down, slow beyond the page's life, or says what is no JSON: no ad then.
  }
  return null;
}

/** A feed's ad in the form in which ads are shown; its text is text, whatever markup it contains. */
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

/** Addresses to fetch as images when the ad is displayed, for the network's figures. */
export function impressionsOf({ statimp, pixel = '', timestamp = '' }: FeedItem): string[] {
  return [statimp, ...pixel.split('||')].flatMap(
    (address) => addressOf(address?.replaceAll('[timestamp]', encodeURIComponent(timestamp))) ?? [],
  );
}
