import { useState } from 'react';
import SitePage from '../shared-site/SitePage';
import CheckoutFlow from './CheckoutFlow';
import { FOOTER, PRODUCT } from './data';

/** Address, delivery, payment and review, then a confirmation. */
export default function Checkout() {
  // A new key discards everything that was entered for the order before.
  const [attempt, setAttempt] = useState(0);
  return (
    <SitePage product={PRODUCT} footer={FOOTER}>
      <CheckoutFlow key={attempt} onRestart={() => setAttempt(attempt + 1)} />
    </SitePage>
  );
}
