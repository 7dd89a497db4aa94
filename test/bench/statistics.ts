/**
 * The middle value, or the mean of the two middle values.
 *
 * @throws If the list is empty.
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

/**
 * The nearest-rank percentile: the smallest value that at least this share of values doesn't
 * exceed.
 *
 * @param share - From 0 to 1, such as 0.95.
 * @throws If the list is empty.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) {
    throw new Error('A percentile needs at least one value.');
  }
  return value;
}
