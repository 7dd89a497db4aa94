import type { Address } from './address';
import type { CartItem, DeliveryOption } from './data';
import type { Payment } from './payment';

export interface Order {
  cart: readonly CartItem[];
  address: Address;
  delivery: DeliveryOption;
  payment: Payment;
}

/**
 * Places an order. Replace the body with a request to your server; this one sends nothing. It
 * rejects the card 4000 0000 0000 0002, so you can see the message of a failure.
 *
 * @returns The order number.
 * @throws An error with a message for the reader.
 */
export async function placeOrder({ payment }: Order): Promise<string> {
  if (payment.method === 'card' && payment.cardNumber.replace(/\D/g, '') === '4000000000000002') {
    throw new Error('Your bank declined the card. Nothing was charged. Use another card.');
  }
  return 'S-2048';
}
