import { createHash } from 'node:crypto';

/** One of several equal parts of a list. */
export interface Shard {
  /** Index of the part, from 1 to `total`. */
  index: number;
  total: number;
}

/**
 * Parses a shard, such as `2/4` for the second of four parts.
 *
 * @throws If the text has another format, or if the part doesn't exist.
 */
export function parseShard(text: string): Shard {
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || total === undefined || index < 1 || index > total) {
    throw new Error(`Shard "${text}" is not i/n with i from 1 to n. Use --shard 1/4 or SHARD=1/4.`);
  }
  return { index, total };
}

/** Whether an item belongs to a shard. Only its hash decides, independently of other items. */
export function inShard(item: string, { index, total }: Shard): boolean {
  const hash = createHash('sha256').update(item).digest().readUInt32BE();
  return hash % total === index - 1;
}
