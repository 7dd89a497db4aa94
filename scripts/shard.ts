import { createHash } from 'node:crypto';

/** One of several equal parts of a list. */
export interface Shard {
  /** Number of the part, from 1 to `total`. */
  index: number;
  total: number;
}

/**
 * Reads a shard from its notation, such as `2/4` for the second of four.
 *
 * @throws If the text is not of this form, or if there is no such part.
 */
export function parseShard(text: string): Shard {
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || total === undefined || index < 1 || index > total) {
    throw new Error(
      `Shard "${text}" is not i/n with i from 1 to n. Give it as --shard 1/4, or as SHARD=1/4.`,
    );
  }
  return { index, total };
}

/** Whether an item belongs to a shard; its hash decides, so that other items do not matter. */
export function inShard(item: string, { index, total }: Shard): boolean {
  const hash = createHash('sha256').update(item).digest().readUInt32BE();
  return hash % total === index - 1;
}
