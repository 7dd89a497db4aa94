import { DEMO_SLOWDOWN } from '../demo/measure-demos';
import type { BenchResults } from '../results';
import { milliseconds } from './format';
import { markdownTable } from './markdown-table';

/** The table of the times that a reader waits for a demo. */
export function demoTable({ demoTimes }: Pick<BenchResults, 'demoTimes'>): string {
  return markdownTable(
    [`demo, CPU ${DEMO_SLOWDOWN}× slower`, 'median', 'goal'],
    demoTimes.map(({ label, time, goal }) => [
      label,
      milliseconds(time),
      `< ${milliseconds(goal)}`,
    ]),
  );
}
