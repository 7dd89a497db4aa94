/**
 * The middle value, or the mean of the two in the middle.
 *
 * @throws If there is no value.
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) {
    throw new Error('The median needs at least one value.');
  }
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}
