import { AdBoundary } from './AdBoundary';
import { LiveAd } from './LiveAd';
import { isBot } from './is-bot';

interface Props {
  /** Share of displays that are counted, 0 to 1. */
  displayRatio: number;
}

/** What fills an ad slot, in the browser only: for bots an empty span. */
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
