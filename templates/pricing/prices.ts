import { MAX_CALENDARS } from './data';
import type { Plan } from './data';

/** How often a plan is paid. */
export type Period = 'monthly' | 'yearly';

/** Months that are paid in a year with yearly payment. */
const PAID_MONTHS = 10;

/** What a plan costs, in euros, or why it doesn't fit. */
export type Quote = { perMonth: number; perYear: number } | { reason: string };

const calendarsText = (count: number) => `${count} ${count === 1 ? 'calendar' : 'calendars'}`;

/** The price of a plan for a number of calendars. */
export function quote(plan: Plan, calendars: number, period: Period): Quote {
  const { min, max } = plan.calendars;
  if (calendars < min) {
    return { reason: `Starts at ${calendarsText(min)}` };
  }
  if (calendars > max) {
    return { reason: `Up to ${calendarsText(max)}` };
  }
  const perYear = plan.price * calendars * (period === 'yearly' ? PAID_MONTHS : 12);
  return { perMonth: perYear / 12, perYear };
}

/** Reads the number of calendars that a reader entered. */
export function parseCalendars(text: string): { count: number } | { error: string } {
  const count = Number(text.trim());
  if (text.trim() === '' || !Number.isInteger(count) || count < 1) {
    return { error: 'Enter a whole number, 1 or more.' };
  }
  if (count > MAX_CALENDARS) {
    return { error: `Enter at most ${MAX_CALENDARS}. For more, write to us.` };
  }
  return { count };
}

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** An amount with cents only if there are any. */
export function formatEuros(amount: number): string {
  return euros.format(amount).replace(/(\.\d)$/, '$10');
}
