import { asksNotToBeTracked } from '@site/src/telemetry/analytics';
import { savesData } from 'docusaurus-speed/connection';
import { readPageConfig } from '@site/src/foundation/browser/page-config';
import { visitChance } from '@site/src/foundation/browser/visit-chance';
import { FEED_SHARE } from './constants';

/** Source of a slot's ad; `null` means an in-house ad. */
export type AdSource = { kind: 'script' | 'feed'; address: string } | null;

/**
 * Chooses between the network's script and its feed, for all ads of a visit. Readers who ask not to be tracked, or to save
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
    ? visitChance('ad-source') < FEED_SHARE
      ? fromFeed
      : fromScript
    : (fromFeed ?? fromScript);
}
