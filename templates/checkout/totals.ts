import type { CartItem, DeliveryOption } from './data';

/** Sums of an order, in cents. */
export interface Totals {
  articles: number;
  delivery: number;
  total: number;
}

/** Adds up the articles and the delivery. */
export function totalsOf(cart: readonly CartItem[], delivery: DeliveryOption): Totals {
  const articles = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { articles, delivery: delivery.price, total: articles + delivery.price };
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** An amount in cents, as euros. */
export function formatCents(cents: number): string {
  return euros.format(cents / 100);
}
