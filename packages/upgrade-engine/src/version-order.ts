/** Matches versions with one to three numbers, such as `6` and `6.5.0`. */
export const VERSION = /^\d+(?:\.\d+){0,2}$/;

/**
 * Whether a release came after another.
 *
 * @param from - May leave out numbers: `6` means every release of version 6.
 * @example isAfter('6.5.0', '6') // false
 */
export function isAfter(version: string, from: string): boolean {
  const numbers = version.split('.').map(Number);
  const difference = from
    .split('.')
    .map((part, index) => (numbers[index] ?? 0) - Number(part))
    .find((one) => one !== 0);
  return difference !== undefined && difference > 0;
}
