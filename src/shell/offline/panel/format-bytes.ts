const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/**
 * Formats a size for a language, with at most one decimal.
 *
 * @example formatBytes(12_345_678, 'en') // '12.3 MB'
 */
export function formatBytes(bytes: number, language: string): string {
  let value = bytes / STEP;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[unit],
    maximumFractionDigits: unit === 0 ? 0 : 1,
  }).format(value);
}
