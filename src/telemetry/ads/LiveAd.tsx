import { Suspense, lazy, useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { track } from '@site/src/telemetry/analytics';
import { useTranslate } from '@site/src/foundation/i18n';
import { AdBlockMessage, AdCard } from './AdCard';
import { chooseSource } from './choose-source';
import type { AdSource } from './choose-source';
import { AD_BLOCK_MESSAGE_PROBABILITY, DISPLAY_DELAY, FEED_LABEL } from './constants';
import { inHouseAd } from './in-house-ads';
import type { Shown } from './slot-machine';
import type { SponsorAd } from './types';
import { useSlot } from './use-slot';

interface Props {
  /** Ratio of displays that are counted, 0 to 1. */
  displayRatio: number;
  /** Path of the page, which its ads don't advertise. */
  path?: string;
}

// Loaded lazily, because the site has no ad network by default.
const NetworkAd = lazy(async () => ({ default: (await import('./NetworkAd')).NetworkAd }));

/** Label of the shown ad in analytics events; `null` if nothing is shown. */
function labelOf(shown: Shown, source: AdSource, ownAd: SponsorAd): string | null {
  switch (shown) {
    case 'network':
      return source?.kind === 'feed' ? FEED_LABEL : 'carbon';
    case 'in-house':
      return ownAd.label;
    case 'ad-block':
      return 'ad-block';
    default:
      return null;
  }
}

/** Counts a share of the displays, each after the ad has been shown for a while. */
function useDisplayCount(label: string | null, ratio: number): void {
  useEffect(() => {
    if (label === null || Math.random() >= ratio) {
      return undefined;
    }
    const timer = window.setTimeout(() => track('ad', { action: 'display', label }), DISPLAY_DELAY);
    return () => window.clearTimeout(timer);
  }, [label, ratio]);
}

/** The ad of a slot: the network's, an in-house ad, a message, or nothing. */
export function LiveAd({ displayRatio, path }: Props) {
  const t = useTranslate();
  const [source] = useState(chooseSource);
  const [ownAd] = useState(() => inHouseAd(Math.random(), path));
  const [prefersMessage] = useState(() => Math.random() < AD_BLOCK_MESSAGE_PROBABILITY);
  const { shown, host, reportFeed } = useSlot(source, prefersMessage);
  const label = labelOf(shown, source, ownAd);
  useDisplayCount(label, displayRatio);

  const countClick = (event: MouseEvent) => {
    if (label !== null && event.target instanceof Element && event.target.closest('a')) {
      track('ad', { action: 'click', label });
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside handle clicks; this only counts them
    <section
      aria-label={label === null ? undefined : t('ads.label')}
      data-shown={shown}
      onClick={countClick}
    >
      {source && (
        <Suspense>
          <NetworkAd
            source={source}
            host={host}
            isShown={shown === 'network'}
            onFeed={reportFeed}
          />
        </Suspense>
      )}
      {shown === 'in-house' && <AdCard ad={ownAd} />}
      {shown === 'ad-block' && <AdBlockMessage />}
    </section>
  );
}
