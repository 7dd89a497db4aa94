import { fixedSample } from '../../plugins/shared/fixed-sample';
import { parseShard } from '../../scripts/shared/command/rules';
import type { Shot } from './shots';

/** Number of pictures in the sample. */
const SAMPLE = 60;

/**
 * The sample: the same number of pictures of each docs folder and of the page kinds in each engine. The
 * hash of their lines decides.
 */
function sampleOf(shots: ReadonlyMap<string, Shot>): Set<string> {
  const names = [...new Set([...shots.values()].map(({ group }) => group))].sort();
  return new Set(
    names.flatMap((name, index) => {
      const share = Math.floor((SAMPLE + names.length - 1 - index) / names.length);
      const lines = [...shots].filter(([, { group }]) => group === name).map(([line]) => line);
      return fixedSample(lines, share, 'pictures');
    }),
  );
}

/**
 * Selects the pictures of a run.
 *
 * @param shots - All pictures by the line that identifies them.
 * @param options.only - Text that the line contains.
 * @param options.shard - The part to take, as `i/n`.
 * @param options.sample - Whether to take only the fixed sample of 60.
 */
export function selectShots(
  shots: ReadonlyMap<string, Shot>,
  { only = '', shard = '1/1', sample = false }: { only?: string; shard?: string; sample?: boolean },
): Map<string, Shot> {
  const sampled = sample ? sampleOf(shots) : null;
  const { current, total } = parseShard(shard)!;
  return new Map(
    [...shots]
      .filter(([line]) => line.includes(only) && (sampled?.has(line) ?? true))
      .filter((_, index) => index % total === current - 1),
  );
}
