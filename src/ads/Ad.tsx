import { AdBoundary } from './AdBoundary';
import { LiveAd } from './LiveAd';
import { isBot } from './is-bot';

interface Props {
  /** Ratio of displays that are counted, 0 to 1. */
  displayRatio: number;
}

/** The content of an ad slot, rendered only in the browser; an empty span for bots. */
export function Ad({ displayRatio }: Props) {
  if (isBot(navigator.userAgent)) {
    return <span />;
  }
  return (
    <AdBoundary>
      <LiveAd displayRatio={displayRatio} />
    </AdBoundary>
  );
}
