import { findChange } from '../browser/support/pixels';

/** Two pictures that differ. */
export interface Pair {
  before: Buffer;
  after: Buffer;
}

/** A pair with what differs in it. */
export interface Difference extends Pair {
  /** Number of pixels. */
  pixels: number;
  /** Where they are, as a PNG. */
  difference: Buffer;
}

/** What a comparison found. */
export type Found =
  | { outcome: 'same' }
  | ({ outcome: 'changed' } & Difference)
  /** Two pictures of the same build differ. */
  | ({ outcome: 'unstable' } & Difference);

/** What changed in a pair; `null` if nothing did. */
async function differenceOf({ before, after }: Pair): Promise<Difference | null> {
  if (before.equals(after)) {
    return null;
  }
  const { count, draw } = await findChange(before, after);
  return count === 0 ? null : { before, after, pixels: count, difference: await draw() };
}

/**
 * Compares pictures of one thing in two builds. If they differ, each is taken again: one that differs
 * from itself shows no change, but a date, a random number or an animation.
 *
 * @param take - Takes both pictures.
 * @param isSameBuild - Whether both are of one build, so every difference is one from itself.
 */
export async function compareShots(
  take: () => Promise<Pair>,
  isSameBuild: boolean,
): Promise<Found> {
  const first = await take();
  const difference = await differenceOf(first);
  if (difference === null) {
    return { outcome: 'same' };
  }
  if (isSameBuild) {
    return { outcome: 'unstable', ...difference };
  }
  const second = await take();
  for (const side of ['before', 'after'] as const) {
    const itself = await differenceOf({ before: first[side], after: second[side] });
    if (itself !== null) {
      return { outcome: 'unstable', ...itself };
    }
  }
  return { outcome: 'changed', ...difference };
}
