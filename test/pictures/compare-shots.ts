import type { Engine } from '../browser/support/engines/engine';
import { findChange } from '../browser/support/pixels';
import type { Tolerance } from '../browser/support/pixels';

/**
 * What an engine may paint differently each time. Measured with pages of Joy UI and Material UI: in
 * Chromium up to 16 on dotted lines and 1 where layers are blended, in WebKit up to 66 on edges.
 */
const EXACT: Tolerance = { edge: 32, area: 1 };
const TOLERANCES: Record<Engine, Tolerance> = {
  chromium: EXACT,
  firefox: EXACT,
  webkit: { edge: 96, area: 16 },
};

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
async function differenceOf(
  { before, after }: Pair,
  tolerance: Tolerance,
): Promise<Difference | null> {
  if (before.equals(after)) {
    return null;
  }
  const { count, draw } = await findChange(before, after, tolerance);
  return count === 0 ? null : { before, after, pixels: count, difference: await draw() };
}

/**
 * Compares pictures of one thing in two builds. If they differ, each is taken again: one that differs
 * from itself shows no change, but a date, a random number or an animation.
 *
 * @param take - Takes both pictures.
 * @param options.isSameBuild - Whether both are of one build, so every difference is one from itself.
 */
export async function compareShots(
  take: () => Promise<Pair>,
  { engine, isSameBuild }: { engine: Engine; isSameBuild: boolean },
): Promise<Found> {
  const tolerance = TOLERANCES[engine];
  const first = await take();
  const difference = await differenceOf(first, tolerance);
  if (difference === null) {
    return { outcome: 'same' };
  }
  if (isSameBuild) {
    return { outcome: 'unstable', ...difference };
  }
  const second = await take();
  for (const side of ['before', 'after'] as const) {
    const itself = await differenceOf({ before: first[side], after: second[side] }, tolerance);
    if (itself !== null) {
      return { outcome: 'unstable', ...itself };
    }
  }
  return { outcome: 'changed', ...difference };
}
