import { DEMO_SLOWDOWN } from '../demo/measure-demos';
import type { BenchResults } from '../results';
import { milliseconds } from './format';
import { markdownTable } from './markdown-table';

/** The table of the times that a reader waits for an answer to input. */
export function demoTable({ demoTimes }: Pick<BenchResults, 'demoTimes'>): string {
  return markdownTable(
    [`CPU ${DEMO_SLOWDOWN}× slower`, 'median', 'goal'],
    demoTimes.map(({ label, time, goal }) => [
      label,
      milliseconds(time),
      goal === null ? 'none' : `< ${milliseconds(goal)}`,
    ]),
  );
}
