import type { ProductId } from '@site/src/products';
import { AdBoundary } from './AdBoundary';
import { LiveAd } from './LiveAd';
import { isBot } from './is-bot';

interface Props {
  /** Share of displays that are counted, 0 to 1. */
  displayRatio: number;
  /** Product of the page, which its ads don't advertise. */
  product?: ProductId;
}

/** What fills an ad slot, in the browser only: for bots an empty span. */
export function Ad({ displayRatio, product }: Props) {
  if (isBot(navigator.userAgent)) {
    return <span />;
  }
  return (
    <AdBoundary>
      <LiveAd displayRatio={displayRatio} product={product} />
    </AdBoundary>
  );
}
