import type { ProductId } from '@site/src/foundation/products';
import { AdBoundary } from './AdBoundary';
import { LiveAd } from './LiveAd';
import { isBot } from './is-bot';

interface Props {
  /** Ratio of displays that are counted, 0 to 1. */
  displayRatio: number;
  /** Product of the page, which its ads don't advertise. */
  product?: ProductId;
  /** Called when the slot stays empty, so its room can be given back. */
  onEmpty: () => void;
}

/** The content of an ad slot, rendered only in the browser; an empty span for bots. */
export function Ad({ displayRatio, product, onEmpty }: Props) {
  if (isBot(navigator.userAgent)) {
    return <span />;
  }
  return (
    <AdBoundary onEmpty={onEmpty}>
      <LiveAd displayRatio={displayRatio} product={product} onEmpty={onEmpty} />
    </AdBoundary>
  );
}
