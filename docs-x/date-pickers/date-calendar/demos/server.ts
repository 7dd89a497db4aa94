import type { Dayjs } from 'dayjs';

/** Free tables of a restaurant by day of the month. The answer takes 600 ms. */
export function loadFreeTables(month: Dayjs, signal: AbortSignal): Promise<Map<number, number>> {
  const free = new Map<number, number>();
  for (let day = 1; day <= month.daysInMonth(); day += 1) {
    free.set(day, (day * 7 + month.month()) % 5);
  }
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(free), 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
