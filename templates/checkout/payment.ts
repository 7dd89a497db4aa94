import type { Validator } from '../shared-forms/validators';

/** How the order is paid, as entered. Never store it: keep it in memory until it's sent. */
export const EMPTY_PAYMENT = { method: 'card', cardNumber: '', expiry: '', securityCode: '' };

export type Payment = typeof EMPTY_PAYMENT;

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** The check digit that all card numbers end with (Luhn algorithm). */
function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const checkCardNumber = (value: string) => {
  const digits = digitsOf(value);
  if (digits === '') return 'Enter the number on the front of the card.';
  if (!/^\d{13,19}$/.test(digits)) return 'Enter 13 to 19 digits. Spaces are allowed.';
  return hasValidCheckDigit(digits)
    ? null
    : 'The number contains a typo. Compare it with the card.';
};

const checkExpiry = (value: string) => {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(value.trim());
  if (!match) return 'Enter month and year as on the card, for example 04/31.';
  // Valid until the end of the month.
  const end = new Date(2000 + Number(match[2]), Number(match[1]), 1);
  return end > new Date() ? null : 'The card has expired. Use another one.';
};

const checkSecurityCode = (value: string) =>
  /^\d{3,4}$/.test(value.trim()) ? null : 'Enter the 3 or 4 digits beside the signature.';

/** Checks a field only if the order is paid by card. */
function forCard(check: (value: string) => string | null): Validator<Payment> {
  return (value, { method }) => (method === 'card' ? check(value) : null);
}

export const paymentValidators = {
  method: () => null,
  cardNumber: forCard(checkCardNumber),
  expiry: forCard(checkExpiry),
  securityCode: forCard(checkSecurityCode),
};

/** How the order is paid, for readers. Of a card, only the last four digits. */
export function describePayment({ method, cardNumber }: Payment): string {
  return method === 'card' ? `Card ending in ${digitsOf(cardNumber).slice(-4)}` : 'Invoice';
}
