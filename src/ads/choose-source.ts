import { asksNotToBeTracked } from '@site/src/analytics';
import { savesData } from '@site/src/browser/save-data';
import { readPageConfig } from '@site/src/browser/page-config';
import { FEED_SHARE } from './constants';

/** Source of a slot's ad; `null` means an in-house ad. */
export type AdSource = { kind: 'script' | 'feed'; address: string } | null;

const STORAGE_KEY = 'ad-source';

/** A random number from 0 to 1 that stays the same during a visit, so its ads keep their format. */
function visitChance(): number {
  try {
    const stored = window.sessionStorage.getItem(STORAGE_KEY) ?? String(Math.random());
    window.sessionStorage.setItem(STORAGE_KEY, stored);
    return Number(stored);
  } catch {
    return Math.random();
  }
}

/**
 * Chooses between the network's script and its feed. Readers who ask not to be tracked, or to save
 * data, get in-house ads, which send no requests to third parties.
 */
export function chooseSource(): AdSource {
  const config = readPageConfig('ads');
  if (typeof config !== 'object' || config === null || asksNotToBeTracked() || savesData()) {
    return null;
  }
  const { script, feed } = config as { script?: unknown; feed?: unknown };
  const fromFeed: AdSource = typeof feed === 'string' ? { kind: 'feed', address: feed } : null;
  const fromScript: AdSource =
    typeof script === 'string' ? { kind: 'script', address: script } : null;
  return fromFeed && fromScript
    ? visitChance() < FEED_SHARE
      ? fromFeed
      : fromScript
    : (fromFeed ?? fromScript);
}
