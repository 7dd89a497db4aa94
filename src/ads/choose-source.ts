import { asksNotToBeTracked } from '@site/src/analytics';
import { savesData } from '@site/src/browser/save-data';
import { readPageConfig } from '@site/src/browser/page-config';
import { FEED_SHARE } from './constants';

/** Where a slot's ad comes from; `null` means from this site. */
export type AdSource = { kind: 'script' | 'feed'; address: string } | null;

const STORAGE_KEY = 'ad-source';

/** A number from 0 to 1 that holds for the visit, so that its ads keep their shape. */
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
 * Chooses between the network's script and its feed. A reader who asks not to be tracked, or to
 * save data, gets ads of this site only: nothing is then asked of anybody else.
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
