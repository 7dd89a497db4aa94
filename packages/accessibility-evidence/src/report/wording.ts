const NUMBERS = new Intl.NumberFormat('en-US');

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** @example formatted(1240) // '1,240' */
export function formatted(count: number): string {
  return NUMBERS.format(count);
}

/** A number with its unit: `1 demo`, `1,240 demos`. */
export function counted(count: number, unit: string): string {
  return `${formatted(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Days as text.
 *
 * @param dates - The first and the last one, such as `2026-11-27`; one if both are the same.
 */
export function daysText(dates: readonly string[]): string {
  const [first, last = first] = dates.map((date) => new Date(date));
  return first && last ? DAY.formatRange(first, last) : '';
}
